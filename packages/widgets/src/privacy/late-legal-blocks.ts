import { lazyPart } from '../ui/lazy-part.ts';

/** The button of legal blocks, which only administrators load. */
export const legalBlockAction = lazyPart(() =>
  import('./LegalBlockAction.tsx').then((module) => module.LegalBlockAction),
);

/** The dialog of legal blocks; its code is loaded when it is opened. */
export const legalBlockDialog = lazyPart(() =>
  import('./LegalBlockDialog.tsx').then((module) => module.LegalBlockDialog),
);
