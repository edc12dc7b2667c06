import { lazyPart } from '../../ui/lazy-part.ts';

/** The window of a department or sector; it comes while the page is looked at. */
export const areaDialog = lazyPart(() => import('./AreaDialog.tsx').then((module) => module.AreaDialog));
