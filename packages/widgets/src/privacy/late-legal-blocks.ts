import { lazyPart } from '../ui/lazy-part.ts';

/** The button of legal blocks, which only administrators load. */
export const legalBlockAction = lazyPart(() =>
  import('./LegalBlockAction.tsx').then((module) => module.LegalBlockAction),
);
