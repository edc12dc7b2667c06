import { lazyPart } from '../../ui/lazy-part.ts';

/** The window of a linked process; it comes while the page is looked at. */
export const linkedProcessDialog = lazyPart(() =>
  import('./LinkedProcessDialog.tsx').then((module) => module.LinkedProcessDialog),
);
