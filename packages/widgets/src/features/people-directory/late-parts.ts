import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of a person, downloaded after the list is shown. */
export const personDialog = lazyPart(() => import('./PersonDialog.tsx').then((module) => module.PersonDialog));
