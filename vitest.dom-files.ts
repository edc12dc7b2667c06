import { afterEach } from 'vitest';
import { patienceMs } from './vitest.patience.ts';

// only files with a DOM load Testing Library
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
  // what stays mounted would be unmounted by a test of the next file, which shares modules and document
  afterEach(cleanup);
}
