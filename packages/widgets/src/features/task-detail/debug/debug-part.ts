import { lazyPart } from '../../../ui/lazy-part.ts';

/** Set by the page's bundler, as React needs it; in a production build the condition is known and the code is dropped. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The panel with the raw task, for who develops a page; null in production. */
export const debugPart =
  process.env.NODE_ENV === 'production'
    ? null
    : lazyPart(() => import('./DebugPanel.tsx').then(({ DebugPanel }) => DebugPanel));
