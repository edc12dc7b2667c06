import { lazyPart } from '../../../ui/lazy-part.ts';

/** The question before the data of a person are removed; its code is loaded when it is asked. */
export const anonymiseDialog = lazyPart(() => import('./AnonymiseDialog.tsx').then((module) => module.AnonymiseDialog));
