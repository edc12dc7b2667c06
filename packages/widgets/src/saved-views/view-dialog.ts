import { lazyPart } from '../ui/lazy-part.ts';

/** The dialog for the name of a view. */
export const viewDialog = lazyPart(() => import('./ViewDialog.tsx').then(({ ViewDialog }) => ViewDialog));
