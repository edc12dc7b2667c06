import { useTable } from '@tanstack/react-table';
import type { TaskRow } from '@tramita/client/contract';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { ContextMenu } from '../../ui/Menu/ContextMenu.tsx';
import { Cell, Row } from '../../ui/Table/Row.tsx';
import { columnLayouts } from './column-layouts.ts';
import type { InboxRows } from './inbox-row-context.ts';
import type { ColumnName } from './list-columns.ts';
import { isPlainPress } from './RowActions.tsx';
import { rowMenu } from './row-menu.tsx';
import * as styles from './TaskInbox.css.ts';
import { taskColumns, taskTableFeatures } from './task-columns.tsx';

export interface TaskRowsProps {
  rows: readonly TaskRow[];
  /** The columns in their order. */
  columns: readonly ColumnName[];
  context: InboxRows;
  /** Uuid of the row whose detail is open. */
  current: string | null;
}

/** The menu of a row, where it was asked for. */
interface OpenMenu {
  row: TaskRow;
  at: { x: number; y: number };
  returnFocus: () => void;
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
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  return (
    <>
      {table.getRowModel().rows.map((row) => (
        <TaskRowLine key={row.id} row={row.original} context={context} isCurrent={row.id === current} onMenu={setMenu}>
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
        entries={menu ? rowMenu(menu.row, context) : []}
        onClose={() => setMenu(null)}
        returnFocus={menu?.returnFocus}
      />
    </>
  );
}

interface TaskRowLineProps {
  row: TaskRow;
  children: ReactNode;
  context: InboxRows;
  isCurrent: boolean;
  onMenu: (menu: OpenMenu) => void;
}

const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button') !== null;

function TaskRowLine({ row, children, context, isCurrent, onMenu }: TaskRowLineProps) {
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    const isInside = event.currentTarget.contains(event.target as Node);
    if (isInside && isPlainPress(event) && !isControl(event.target)) context.onOpen(row);
  };
  const handleContextMenu = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!context.isToDo || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    const link = event.currentTarget.querySelector<HTMLElement>('[data-task-link]');
    onMenu({ row, at: { x: event.clientX, y: event.clientY }, returnFocus: () => link?.focus() });
  };
  return (
    <Row
      unread={row.unread}
      current={isCurrent}
      className={styles.row}
      onClick={handleClick}
      onContextMenu={handleContextMenu}
    >
      {children}
    </Row>
  );
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
