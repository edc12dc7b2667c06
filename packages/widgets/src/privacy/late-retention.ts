import { lazyPart } from '../ui/lazy-part.ts';

/** The dialog of the retention rule of a process; its code is loaded when it is opened. */
export const retentionDialog = lazyPart(() => import('./RetentionDialog.tsx').then((module) => module.RetentionDialog));
