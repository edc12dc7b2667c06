import { lazyPart } from '../../ui/lazy-part.ts';

/** The transfer; its code is loaded when the pointer or focus is on its button. */
export const transferTask = lazyPart(() => import('./actions/TransferTask.tsx').then((module) => module.TransferTask));

/** Tags the task. */
export const tagTask = lazyPart(() => import('./actions/TagTask.tsx').then((module) => module.TagTask));

/** Fills in the form from a spreadsheet. */
export const sheetFillDialog = lazyPart(() =>
  import('../../form/sheet-fill/SheetFillDialog.tsx').then((module) => module.SheetFillDialog),
);

/** Stores drafts on the server and shows who else is here; the task can be used before it is loaded. */
export const taskCompanion = lazyPart(() => import('./TaskCompanion.tsx').then((module) => module.TaskCompanion));

/** The lines that explain the due time of a task. */
export const dueTraceLines = lazyPart(() => import('./DueTraceLines.tsx').then((module) => module.DueTraceLines));

/** The due time in the zone of its calendar. */
export const dueInZone = lazyPart(() => import('./DueInZone.tsx').then((module) => module.DueInZone));
