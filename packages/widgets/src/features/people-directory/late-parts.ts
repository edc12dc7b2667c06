import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of a new person, downloaded after the list is shown. */
export const personDialog = lazyPart(() => import('./PersonDialog.tsx').then((module) => module.PersonDialog));

/** The page of a person, downloaded after the list is shown, or when its address is opened. */
export const personPage = lazyPart(() => import('./person/PersonPage.tsx').then((module) => module.PersonPage));
