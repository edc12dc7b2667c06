import { lazyPart } from '../ui/lazy-part.ts';

/** The dialog of legal blocks; its code is loaded when it is opened. */
export const legalBlockDialog = lazyPart(() =>
  import('./LegalBlockDialog.tsx').then((module) => module.LegalBlockDialog),
);
