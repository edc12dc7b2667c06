import { lazyPart } from '../../ui/lazy-part.ts';

/** Code that renders the rows and the box above them. */
export const taskRows = lazyPart(() =>
  import('./rows/TaskRows.tsx').then(({ TaskRows, TaskRowsHead }) => ({ TaskRows, TaskRowsHead })),
);

/** Code that renders the visible rows of a long page. */
export const rowWindow = lazyPart(() => import('./rows/RowWindow.tsx').then(({ RowWindow }) => RowWindow));

/** Code of the cells with process data, for lists that are filtered by a process. */
export const dataCells = lazyPart(() => import('./columns/data-cell.tsx').then(({ dataCell }) => dataCell));

/** Code that is shown in place of rows if there are none. */
export const noRows = lazyPart(() => import('./rows/NoRows.tsx').then(({ NoRows }) => NoRows));

/** Code of the filters in words, for lists that are filtered. */
export const filterChips = lazyPart(() => import('./filters/FilterChips.tsx').then(({ FilterChips }) => FilterChips));

/** Code of the filters by process data. */
export const dataQueries = lazyPart(() => import('./filters/data-query.ts').then(({ dataQuery }) => dataQuery));

/** Code that compares the shown rows with newer ones. */
export const listChanges = lazyPart(() => import('./list/list-changes.ts').then(({ withChanges }) => withChanges));

/** Code of the actions on a single row. */
export const rowDesk = lazyPart(() => import('./rows/RowDesk.tsx').then(({ RowDesk }) => RowDesk));

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
