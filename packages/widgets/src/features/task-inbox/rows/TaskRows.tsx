import type { TaskRow } from '@tramita/client/contract';
import { canSelectTogether } from '@tramita/client/rules';
import { memo, useMemo, useState } from 'react';
import { selectionTexts } from '../../../messages/rules/selection.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { cellClass } from '../../../ui/Table/Row.tsx';
import { useOpenedPart } from '../../../ui/use-opened-part.ts';
import { useSteady } from '../../../ui/use-steady.ts';
import { columnLayout } from '../columns/column-layouts.ts';
import type { dataCell } from '../columns/data-cell.tsx';
import type { ColumnName } from '../columns/list-columns.ts';
import { useCellList } from '../columns/use-cell-list.ts';
import { useFocusRow } from '../keyboard/use-focus-row.ts';
import { SelectPageBox } from '../selection/SelectBox.tsx';
import { useSelectRows } from '../selection/use-select-rows.ts';
import type { InboxRows } from './inbox-rows.ts';
import type { RowPlace, RowWindow } from './RowWindow.tsx';
import { rowMenu } from './row-menu.ts';
import { type OpenMenu, TaskRowLine } from './TaskRowLine.tsx';
import { useTaskTable } from './use-task-table.ts';

export interface TaskRowsProps {
  rows: readonly TaskRow[];
  /** The columns in their order. */
  columns: readonly ColumnName[];
  context: InboxRows;
  /** Uuid of the row whose detail is open. */
  current: string | null;
  /** Renders the visible rows of a long list; undefined for a short one. */
  Window: typeof RowWindow | undefined;
  /** Renders the cells of process data; undefined for a list without them. */
  dataCell: typeof dataCell | undefined;
}

/** The rows in the server's order, only the visible ones of many, and the menu of one of them. */
export const TaskRows = memo(function TaskRows({ rows, columns, context, current, Window, dataCell }: TaskRowsProps) {
  const { mixed } = useMessages(selectionTexts);
  const { lines, order } = useTaskTable(rows, columns);
  const list = useCellList(context.steady, dataCell);
  const cells = useMemo(
    () => order.map((name) => ({ name, className: cellClass(columnLayout(name, context.data)) })),
    [order, context.data],
  );
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const closeMenu = () => setMenu(null);
  const Menu = useOpenedPart(rowMenu, menu !== null, closeMenu);
  const select = useSelectRows(context.selection, rows, context.focusRow, context.gone);
  const { kept, hold } = useFocusRow(rows, context, current);
  const selected = useMemo(
    () => new Set(context.selection?.selected.map(({ uuid }) => uuid)),
    [context.selection?.selected],
  );
  const { isSelecting } = useSteady({ isSelecting: () => context.selection?.isSelecting ?? false });
  const [chosen] = context.selection?.selected ?? [];
  const canJoin = (row: TaskRow) => chosen === undefined || canSelectTogether([chosen, row], context.list);
  const line = (row: TaskRow, place?: RowPlace) => (
    <TaskRowLine
      key={place?.key ?? row.uuid}
      row={row}
      index={place?.index}
      columns={cells}
      list={list}
      isCurrent={row.uuid === current}
      isSelected={selected.has(row.uuid)}
      blockedBy={canJoin(row) ? undefined : mixed}
      isAssigning={row.uuid === context.assigning}
      isSelecting={isSelecting}
      onToggle={select?.toggle ?? null}
      onMenu={setMenu}
      onUse={place?.onUse}
      onRowFocus={place && hold}
    />
  );
  return (
    <>
      {Window ? <Window rows={lines} kept={kept} list={context.root} line={line} /> : lines.map((row) => line(row))}
      {menu && Menu && (
        <Menu
          key={`${menu.at.x},${menu.at.y}`}
          anchor={menu.at}
          label={context.messages.rowActions(menu.row.idk)}
          row={menu.row}
          rows={context.steady}
          onClose={closeMenu}
          returnFocus={menu.returnFocus}
        />
      )}
    </>
  );
});

/** The box above the rows. */
export function TaskRowsHead({ rows, context }: Pick<TaskRowsProps, 'rows' | 'context'>) {
  const { selection } = context;
  if (!selection) return null;
  const present = rows.filter(({ uuid }) => !context.gone?.has(uuid));
  return <SelectPageBox selection={selection} rows={present} />;
}
