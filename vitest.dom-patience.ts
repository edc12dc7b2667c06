import { patienceMs } from './vitest.patience.ts';

// only files with a DOM load Testing Library
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
