import { lazyPart } from '../ui/lazy-part.ts';

/** The row of views; loaded when there is something to show in it. */
export const viewRow = lazyPart(() => import('./ViewRow.tsx').then(({ ViewRow }) => ViewRow));
/** The buttons that save a view. */
export const saveView = lazyPart(() => import('./SaveView.tsx').then(({ SaveView }) => SaveView));
