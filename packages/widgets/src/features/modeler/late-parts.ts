import { lazyPart } from '../../ui/lazy-part.ts';

/** The window that checks a process, tells what changes, and publishes it. */
export const publishDialog = lazyPart(() => import('./publish/PublishDialog.tsx').then((part) => part.PublishDialog));

/** The window that takes a process from a text or a file. */
export const importDialog = lazyPart(() => import('./transfer/ImportDialog.tsx').then((part) => part.ImportDialog));

/** The window that tries out a call or the whole process. */
export const testDialog = lazyPart(() => import('./trial/TestDialog.tsx').then((part) => part.TestDialog));

/** The editor of one field with the form beside it. */
export const fieldEditor = lazyPart(() => import('./fields/FieldEditor.tsx').then((part) => part.FieldEditor));
