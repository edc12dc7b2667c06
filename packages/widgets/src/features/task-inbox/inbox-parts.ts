import { lazyPart } from '../../ui/lazy-part.ts';

/** Code that renders the rows and the box above them. */
export const taskRows = lazyPart(() =>
  import('./rows/TaskRows.tsx').then(({ TaskRows, TaskRowsHead }) => ({ TaskRows, TaskRowsHead })),
);

/** Code of bulk actions: the bar above the list, dialogs, sending and messages. */
export const selectionBar = lazyPart(() =>
  import('./selection/SelectionBar.tsx').then(({ SelectionBar }) => SelectionBar),
);
export const actionDesk = lazyPart(() => import('./bulk/ActionDesk.tsx').then(({ ActionDesk }) => ActionDesk));

/** Dialogs of the list: their code is loaded while the browser is idle, or when one is opened. */
export const stepsDialog = lazyPart(() =>
  import('../../timeline/StepsDialog.tsx').then(({ StepsDialog }) => StepsDialog),
);
export const columnOrderPanel = lazyPart(() =>
  import('./columns/ColumnOrderPanel.tsx').then(({ ColumnOrderPanel }) => ColumnOrderPanel),
);
/** Code of the export, for lists that have one. */
export const exportButton = lazyPart(() =>
  import('./filters/ExportButton.tsx').then(({ ExportButton }) => ExportButton),
);
export const filterSheet = lazyPart(() => import('./filters/FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet));
export const shortcutsDialog = lazyPart(() =>
  import('./keyboard/ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
);
