import { lazyPart } from '../../ui/lazy-part.ts';

/** Hands the task over; it comes when the button is near. */
export const transferTask = lazyPart(() => import('./actions/TransferTask.tsx').then((module) => module.TransferTask));

/** Tags the task. */
export const tagTask = lazyPart(() => import('./actions/TagTask.tsx').then((module) => module.TagTask));

/** Fills in the form from a spreadsheet. */
export const sheetFillDialog = lazyPart(() =>
  import('../../form/sheet-fill/SheetFillDialog.tsx').then((module) => module.SheetFillDialog),
);

/** Keeps drafts on the server and says who else is here; the task can be read and worked on before it comes. */
export const taskCompanion = lazyPart(() => import('./TaskCompanion.tsx').then((module) => module.TaskCompanion));
