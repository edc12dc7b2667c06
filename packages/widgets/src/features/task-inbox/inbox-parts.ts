import { lazyPart } from '../../ui/lazy-part.ts';

/** What draws the rows and the box over them. */
export const taskRows = lazyPart(() =>
  import('./rows/TaskRows.tsx').then(({ TaskRows, TaskRowsHead }) => ({ TaskRows, TaskRowsHead })),
);

/** What several rows can have done to them: the bar over the list, and where it is asked about, sent and told. */
export const selectionBar = lazyPart(() =>
  import('./selection/SelectionBar.tsx').then(({ SelectionBar }) => SelectionBar),
);
export const actionDesk = lazyPart(() => import('./bulk/ActionDesk.tsx').then(({ ActionDesk }) => ActionDesk));

/** The windows of the list: their code comes while the browser is idle, or when one is opened. */
export const stepsDialog = lazyPart(() =>
  import('../../timeline/StepsDialog.tsx').then(({ StepsDialog }) => StepsDialog),
);
export const columnOrderPanel = lazyPart(() =>
  import('./columns/ColumnOrderPanel.tsx').then(({ ColumnOrderPanel }) => ColumnOrderPanel),
);
/** Where the list can be exported. */
export const exportButton = lazyPart(() =>
  import('./filters/ExportButton.tsx').then(({ ExportButton }) => ExportButton),
);
export const filterSheet = lazyPart(() => import('./filters/FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet));
export const shortcutsDialog = lazyPart(() =>
  import('./keyboard/ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
);
