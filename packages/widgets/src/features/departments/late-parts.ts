import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of a department or sector, downloaded after the page is shown. */
export const areaDialog = lazyPart(() => import('./AreaDialog.tsx').then((module) => module.AreaDialog));
