import { lazyPart } from '../ui/lazy-part.ts';

/** The dialog of an absence, downloaded after the list is shown. */
export const absenceDialog = lazyPart(() => import('./AbsenceDialog.tsx').then((module) => module.AbsenceDialog));
