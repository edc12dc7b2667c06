import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of a record, downloaded after the list is shown. */
export const registerDialog = lazyPart(() => import('./RegisterDialog.tsx').then((module) => module.RegisterDialog));
