import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of a linked process; its code is loaded after the page. */
export const linkedProcessDialog = lazyPart(() =>
  import('./LinkedProcessDialog.tsx').then((module) => module.LinkedProcessDialog),
);
