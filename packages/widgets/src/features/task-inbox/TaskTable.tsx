import type { Direction, TaskRow } from '@tramita/client/contract';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
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
import { columnContents, columnLayouts } from './task-columns.tsx';
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

/** The menu of a row, where it was asked for. */
interface OpenMenu {
  row: TaskRow;
  at: { x: number; y: number };
  returnFocus: () => void;
}

/** The columns with their filters and the rows; the server did the filtering, ordering and paging. */
export function TaskTable(props: TaskTableProps) {
  const { rows, columns, state, context, isRefreshing, hasRows, instead } = props;
  const { messages } = context;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  return (
    <InboxRowsContext value={context}>
      <Table label={messages.list} refreshing={isRefreshing && rows !== null} loading={hasRows && rows === null}>
        <ColumnHeads {...props} />
        <TableBody>
          {!hasRows ? (
            <SpanRow columns={columns.length}>{instead}</SpanRow>
          ) : rows === null ? (
            <SkeletonRows columns={columns} count={Math.min(state.pagination.rowsPerPage, 15)} />
          ) : (
            rows.map((row) => (
              <TaskTableRow
                key={row.uuid}
                row={row}
                columns={columns}
                context={context}
                isCurrent={row.uuid === props.current}
                onMenu={setMenu}
              />
            ))
          )}
        </TableBody>
      </Table>
      <ContextMenu
        at={menu?.at ?? null}
        label={menu ? messages.rowActions(menu.row.idk) : ''}
        entries={menu ? rowMenu(menu.row, context) : []}
        onClose={() => setMenu(null)}
        returnFocus={menu?.returnFocus}
      />
    </InboxRowsContext>
  );
}

function ColumnHeads({ columns, state, options, context, onQueryChange, onOrderChange }: TaskTableProps) {
  const { messages } = context;
  const ordered = orderedBy(state) ?? newestFirst;
  return (
    <TableHead>
      <tr>
        {columns.map((name) => {
          const { width, align, className } = columnLayouts[name];
          const direction = ordered.column === name ? ordered.direction : null;
          return (
            <HeaderCell
              key={name}
              width={width}
              align={align}
              className={className}
              sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
              onSort={isSortable(name) ? () => onOrderChange(name, direction === 'ASC' ? 'DESC' : 'ASC') : undefined}
            >
              {columnLabel(name, messages)}
            </HeaderCell>
          );
        })}
      </tr>
      <tr>
        {columns.map((name) => (
          <FilterCell key={name} className={columnLayouts[name].className}>
            {isFilterable(name) && (
              <ColumnFilter
                column={name}
                query={columnState(state, name).query}
                options={options}
                messages={messages}
                onQueryChange={onQueryChange}
                size="filter"
              />
            )}
          </FilterCell>
        ))}
      </tr>
    </TableHead>
  );
}

/** The order of a list that nobody ordered. */
const newestFirst: { column: ColumnName; direction: Direction } = { column: 'createdAt', direction: 'DESC' };

interface TaskTableRowProps {
  row: TaskRow;
  columns: readonly ColumnName[];
  context: InboxRows;
  isCurrent: boolean;
  onMenu: (menu: OpenMenu) => void;
}

const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button') !== null;

function TaskTableRow({ row, columns, context, isCurrent, onMenu }: TaskTableRowProps) {
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
      {columns.map((name) => {
        const { align, numeric, card, className } = columnLayouts[name];
        const Content = columnContents[name];
        return (
          <Cell
            key={name}
            align={align}
            numeric={numeric}
            card={card}
            className={joinClasses(className, name === 'idk' && !row.subtitle && styles.metaAlone)}
          >
            <Content row={row} />
          </Cell>
        );
      })}
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
