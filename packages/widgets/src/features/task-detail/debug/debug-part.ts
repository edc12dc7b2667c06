import { lazyPart } from '../../../ui/lazy-part.ts';

/** Set by the page's bundler, as React requires; in a production build the condition is constant and the code is dropped. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The panel with the raw task, for developers of a page; null in production. */
export const debugPart =
  process.env.NODE_ENV === 'production'
    ? null
    : lazyPart(() => import('./DebugPanel.tsx').then(({ DebugPanel }) => DebugPanel));
