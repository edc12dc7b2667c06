import { lazyPart } from '../../ui/lazy-part.ts';

/** The group dialog, downloaded after the list is shown. */
export const groupDialog = lazyPart(() => import('./GroupDialog.tsx').then((module) => module.GroupDialog));
