import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog that checks a process, lists the changes and publishes it. */
export const publishDialog = lazyPart(() => import('./publish/PublishDialog.tsx').then((part) => part.PublishDialog));

/** The dialog that imports a process from a text or a file. */
export const importDialog = lazyPart(() => import('./transfer/ImportDialog.tsx').then((part) => part.ImportDialog));

/** The dialog that tests a call or simulates the whole process. */
export const testDialog = lazyPart(() => import('./trial/TestDialog.tsx').then((part) => part.TestDialog));

/** The editor of one field with a preview of the form. */
export const fieldEditor = lazyPart(() => import('./fields/FieldEditor.tsx').then((part) => part.FieldEditor));
