import { lazyPart } from '../ui/lazy-part.ts';

/** The dialog that asks for a reason; loaded when an action that needs it becomes available. */
export const motivePart = lazyPart(() => import('./MotiveDialog.tsx').then(({ MotiveDialog }) => MotiveDialog));

/** The dialog that asks for the targets of a transfer. */
export const transferPart = lazyPart(() => import('./TransferDialog.tsx').then(({ TransferDialog }) => TransferDialog));

/** The dialog that asks for a tag. */
export const tagPart = lazyPart(() => import('./TagDialog.tsx').then(({ TagDialog }) => TagDialog));
