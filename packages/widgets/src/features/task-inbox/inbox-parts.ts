import { lazyPart } from '../../ui/lazy-part.ts';

/** What draws the rows. */
export const taskRows = lazyPart(() => import('./TaskRows.tsx').then(({ TaskRows }) => TaskRows));

/** The windows of the list: their code comes while the browser is idle, or when one is opened. */
export const stepsDialog = lazyPart(() =>
  import('../../timeline/StepsDialog.tsx').then(({ StepsDialog }) => StepsDialog),
);
export const filterSheet = lazyPart(() => import('./FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet));
export const shortcutsDialog = lazyPart(() =>
  import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
);
