import { lazyPart } from '../ui/lazy-part.ts';

/** The window that asks for a motive; its code comes when an action that needs it is near. */
export const motivePart = lazyPart(() => import('./MotiveDialog.tsx').then(({ MotiveDialog }) => MotiveDialog));

/** The window that asks whom tasks go to. */
export const transferPart = lazyPart(() => import('./TransferDialog.tsx').then(({ TransferDialog }) => TransferDialog));

/** The window that asks for a tag. */
export const tagPart = lazyPart(() => import('./TagDialog.tsx').then(({ TagDialog }) => TagDialog));
