import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of the text on the purpose of the data; its code is loaded when it is opened. */
export const purposeDialog = lazyPart(() => import('./PurposeDialog.tsx').then((module) => module.PurposeDialog));
