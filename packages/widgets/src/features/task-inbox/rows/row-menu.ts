import { lazyPart } from '../../../ui/lazy-part.ts';

/** Code of a row's menu. */
export const rowMenu = lazyPart(() => import('./RowMenu.tsx').then(({ RowMenu }) => RowMenu));
