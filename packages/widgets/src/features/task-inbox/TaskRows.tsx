import { useTable } from '@tanstack/react-table';
import type { TaskRow } from '@tramita/client/contract';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { taskInboxBulkMessages } from '../../messages/task-inbox-bulk.ts';
import { useMessages } from '../../provider/useMessages.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { ContextMenu } from '../../ui/Menu/ContextMenu.tsx';
import { Cell } from '../../ui/Table/Row.tsx';
import { columnLayouts } from './column-layouts.ts';
import type { InboxRows } from './inbox-row-context.ts';
import type { ColumnName } from './list-columns.ts';
import { rowMenu } from './row-menu.tsx';
import { SelectPageBox } from './selection/SelectBox.tsx';
import { useSelectRows } from './selection/use-select-rows.ts';
import * as styles from './TaskInbox.css.ts';
import { type OpenMenu, TaskRowLine } from './TaskRowLine.tsx';
import { taskColumns, taskTableFeatures } from './task-columns.tsx';

export interface TaskRowsProps {
  rows: readonly TaskRow[];
  /** The columns in their order. */
  columns: readonly ColumnName[];
  context: InboxRows;
  /** Uuid of the row whose detail is open. */
  current: string | null;
}

/** The rows as the server ordered them, and the menu of the one it was asked for. */
export function TaskRows({ rows, columns, context, current }: TaskRowsProps) {
  const definitions = useMemo(() => taskColumns([...columns].sort()), [columns]);
  const columnOrder = useMemo(() => [...columns], [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features: taskTableFeatures,
    columns: definitions,
    data,
    getRowId: (row) => row.uuid,
    state: { columnOrder },
  });
  const bulkMessages = useMessages(taskInboxBulkMessages);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const drawn = useRef(context.onDrawn);
  useEffect(() => drawn.current(), []);
  const select = useSelectRows(context.selection, rows);
  const selected = useMemo(
    () => new Set(context.selection?.selected.map(({ uuid }) => uuid)),
    [context.selection?.selected],
  );
  return (
    <>
      {table.getRowModel().rows.map((row) => (
        <TaskRowLine
          key={row.id}
          row={row.original}
          context={context}
          isCurrent={row.id === current}
          isSelected={selected.has(row.id)}
          onToggle={select?.toggle ?? null}
          onMenu={setMenu}
        >
          {row.getAllCells().map((cell) => (
            <TaskRowCell key={cell.id} name={cell.column.id as ColumnName} row={row.original}>
              <table.FlexRender cell={cell} />
            </TaskRowCell>
          ))}
        </TaskRowLine>
      ))}
      <ContextMenu
        at={menu?.at ?? null}
        label={menu ? context.messages.rowActions(menu.row.idk) : ''}
        entries={menu ? rowMenu(menu.row, context, bulkMessages) : []}
        onClose={() => setMenu(null)}
        returnFocus={menu?.returnFocus}
      />
    </>
  );
}

/** The box over the rows. */
export function TaskRowsHead({ rows, context }: Pick<TaskRowsProps, 'rows' | 'context'>) {
  const { selection } = context;
  if (!selection) return null;
  return <SelectPageBox selection={selection} rows={rows} />;
}

function TaskRowCell({ name, row, children }: { name: ColumnName; row: TaskRow; children: ReactNode }) {
  const { align, numeric, card, className } = columnLayouts[name];
  const isAlone = name === 'idk' && !row.subtitle;
  return (
    <Cell align={align} numeric={numeric} card={card} className={joinClasses(className, isAlone && styles.metaAlone)}>
      {children}
    </Cell>
  );
}
