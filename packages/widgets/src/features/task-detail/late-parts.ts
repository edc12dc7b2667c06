import { lazyPart } from '../../ui/lazy-part.ts';

/** Hands the task over; it comes when the button is near. */
export const transferTask = lazyPart(() => import('./TransferTask.tsx').then((module) => module.TransferTask));

/** Tags the task. */
export const tagTask = lazyPart(() => import('./TagTask.tsx').then((module) => module.TagTask));

/** Keeps drafts on the server and says who else is here; the task can be read and worked on before it comes. */
export const taskCompanion = lazyPart(() => import('./TaskCompanion.tsx').then((module) => module.TaskCompanion));
