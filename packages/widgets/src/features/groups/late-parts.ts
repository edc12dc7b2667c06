import { lazyPart } from '../../ui/lazy-part.ts';

/** The window of a group; it comes while the list is looked at. */
export const groupDialog = lazyPart(() => import('./GroupDialog.tsx').then((module) => module.GroupDialog));
