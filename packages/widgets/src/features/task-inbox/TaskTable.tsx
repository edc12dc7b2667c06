import { type SortingState, useTable } from '@tanstack/react-table';
import type { Direction, TaskRow } from '@tramita/client/contract';
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { ContextMenu } from '../../ui/Menu/ContextMenu.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { FilterCell, Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import { ColumnFilter } from './ColumnFilter.tsx';
import { type InboxRows, InboxRowsContext } from './inbox-row-context.ts';
import { type ColumnName, columnLabel, isFilterable, isSortable } from './list-columns.ts';
import { columnState, type ListState, orderedBy } from './list-state.ts';
import { isPlainPress } from './RowActions.tsx';
import { rowMenu } from './row-menu.tsx';
import * as styles from './TaskInbox.css.ts';
import { columnLayouts, taskColumns, taskTableFeatures } from './task-columns.tsx';
import type { FilterOptions } from './use-filter-options.ts';

export interface TaskTableProps {
  /** Null while the first page loads. */
  rows: readonly TaskRow[] | null;
  /** The columns in their order. */
  columns: readonly ColumnName[];
  state: ListState;
  options: FilterOptions;
  context: InboxRows;
  /** Uuid of the row whose detail is open. */
  current: string | null;
  isRefreshing: boolean;
  /** False shows `instead`; true while rows are there or load. */
  hasRows: boolean;
  instead: ReactNode;
  onQueryChange: (column: ColumnName, query: string) => void;
  onOrderChange: (column: ColumnName, direction: Direction) => void;
}

const noRows: TaskRow[] = [];

/** The columns with their filters and the rows; the server did the filtering, ordering and paging. */
export function TaskTable(props: TaskTableProps) {
  const { rows, columns, state, options, context, isRefreshing, hasRows, instead } = props;
  const { messages } = context;
  const definitions = useMemo(() => taskColumns([...columns].sort()), [columns]);
  const columnOrder = useMemo(() => [...columns], [columns]);
  const sorting = useMemo(() => sortingOf(state), [state]);
  const data = useMemo(() => (rows ? [...rows] : noRows), [rows]);
  const table = useTable({
    features: taskTableFeatures,
    columns: definitions,
    data,
    getRowId: (row) => row.uuid,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { columnOrder, sorting },
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      const column = columns.find((name) => name === first?.id);
      if (first && column) props.onOrderChange(column, first.desc ? 'DESC' : 'ASC');
    },
  });
  const heads = table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <InboxRowsContext value={context}>
      <Table label={messages.list} refreshing={isRefreshing && rows !== null}>
        <TableHead>
          <tr>
            {heads.map(({ column }) => {
              const name = column.id as ColumnName;
              const { width, align, className } = columnLayouts[name];
              const order = column.getIsSorted();
              return (
                <HeaderCell
                  key={name}
                  width={width}
                  align={align}
                  className={className}
                  sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : null}
                  onSort={isSortable(name) ? () => column.toggleSorting(order === 'asc', false) : undefined}
                >
                  {columnLabel(name, messages)}
                </HeaderCell>
              );
            })}
          </tr>
          <tr>
            {heads.map(({ column }) => {
              const name = column.id as ColumnName;
              return (
                <FilterCell key={name} className={columnLayouts[name].className}>
                  {isFilterable(name) && (
                    <ColumnFilter
                      column={name}
                      query={columnState(state, name).query}
                      options={options}
                      messages={messages}
                      onQueryChange={props.onQueryChange}
                      size="filter"
                    />
                  )}
                </FilterCell>
              );
            })}
          </tr>
        </TableHead>
        <TableBody>
          {!hasRows ? (
            <SpanRow columns={columns.length}>{instead}</SpanRow>
          ) : rows === null ? (
            <SkeletonRows columns={columns} count={Math.min(state.pagination.rowsPerPage, 15)} />
          ) : (
            table.getRowModel().rows.map((row) => (
              <TaskTableRow key={row.id} row={row.original} context={context} isCurrent={row.id === props.current}>
                {row.getAllCells().map((cell) => {
                  const name = cell.column.id as ColumnName;
                  const { align, numeric, card, className } = columnLayouts[name];
                  return (
                    <Cell
                      key={name}
                      align={align}
                      numeric={numeric}
                      card={card}
                      className={name === 'process' ? styles.titleCell : className}
                    >
                      <table.FlexRender cell={cell} />
                    </Cell>
                  );
                })}
              </TaskTableRow>
            ))
          )}
        </TableBody>
      </Table>
    </InboxRowsContext>
  );
}

/** A list that nobody ordered comes newest first. */
function sortingOf(state: ListState): SortingState {
  const { column, direction } = orderedBy(state) ?? { column: 'createdAt', direction: 'DESC' };
  return [{ id: column, desc: direction === 'DESC' }];
}

interface TaskTableRowProps {
  row: TaskRow;
  context: InboxRows;
  isCurrent: boolean;
  children: ReactNode;
}

const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button') !== null;

function TaskTableRow({ row, context, isCurrent, children }: TaskTableRowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null);
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    const isInside = event.currentTarget.contains(event.target as Node);
    if (isInside && isPlainPress(event) && !isControl(event.target)) context.onOpen(row);
  };
  const handleContextMenu = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!context.isToDo || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    setMenuAt({ x: event.clientX, y: event.clientY });
  };
  return (
    <Row
      ref={element}
      unread={row.unread}
      current={isCurrent}
      className={styles.row}
      onClick={handleClick}
      onContextMenu={handleContextMenu}
    >
      {children}
      <ContextMenu
        at={menuAt}
        label={context.messages.rowActions(row.idk)}
        entries={rowMenu(row, context)}
        onClose={() => setMenuAt(null)}
        returnFocus={() => element.current?.querySelector<HTMLElement>('[data-task-link]')?.focus()}
      />
    </Row>
  );
}

function SkeletonRows({ columns, count }: { columns: readonly ColumnName[]; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} className={styles.skeletonRow} aria-hidden="true">
      {columns.map((name) => {
        const { card, align, className, skeleton } = columnLayouts[name];
        return (
          <Cell key={name} card={card} align={align} className={className}>
            <span style={{ display: 'grid', justifyContent: align === 'end' ? 'end' : undefined }}>
              <Skeleton width={skeleton} />
            </span>
          </Cell>
        );
      })}
    </Row>
  ));
}
