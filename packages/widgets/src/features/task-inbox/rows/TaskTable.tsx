import type { Direction, TaskRow } from '@tramita/client/contract';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { useLazyPart, usePreload } from '../../../ui/lazy-part.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Cell, Row, SpanRow } from '../../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../../ui/Table/Table.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import { useLate } from '../../../ui/use-late.ts';
import { ColumnFilters } from '../columns/ColumnFilters.tsx';
import { columnLayout } from '../columns/column-layouts.ts';
import type { ColumnName, DataColumns } from '../columns/list-columns.ts';
import type { FilterOptions } from '../filters/use-filter-options.ts';
import { dataCells, rowWindow, taskRows } from '../inbox-parts.ts';
import { isOfProcess, type ListState } from '../list/list-state.ts';
import * as styles from '../TaskInbox.css.ts';
import type { InboxRows } from './inbox-rows.ts';
import { headRows, isWindowed } from './list-length.ts';
import { ColumnHeads } from './TableHeads.tsx';

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
  /** Changes with each clearing of the filters, which empties dates that are not whole. */
  clearing: number;
  isRefreshing: boolean;
  /** Shown in place of rows; null while there are rows or they load. */
  instead: ReactNode;
  onQueryChange: (column: ColumnName, query: string) => void;
  onOrderChange: (column: ColumnName, direction: Direction) => void;
}

/**
 * The columns with their filters and the rows; the server filters, orders and pages. The code of the rows is loaded
 * in parallel with the rows, and so is that for long pages and for process data if the list needs it.
 */
export const TaskTable = memo(function TaskTable(props: TaskTableProps) {
  const { rows, columns, state, options, context, isRefreshing, instead } = props;
  const hasRows = instead === null;
  const { messages } = context;
  const { isPrerendering } = useUiEnvironment();
  const [isPartMissing, setPartMissing] = useState(false);
  // a server waits for the code only if it has the rows
  const isWanted = !(isPartMissing || (isPrerendering && rows === null));
  const handleMissing = () => setPartMissing(true);
  const part = useLazyPart(taskRows, isWanted, handleMissing);
  const isLong = rows !== null && isWindowed(rows.length);
  const mayBeLong = isLong || isWindowed(state.pagination.rowsPerPage);
  const Window = useLazyPart(rowWindow, isWanted && mayBeLong, handleMissing);
  const hasData = context.data.size > 0;
  // the code does not wait for the names of the columns
  const dataCell = useLazyPart(dataCells, isWanted && (hasData || isOfProcess(state)), handleMissing);
  usePreload(dataCells);
  const isDrawable = part && (Window || !isLong) && (dataCell || !hasData);
  const isLoading = hasRows && (rows === null || !isDrawable);
  const hasBoxes = context.selection !== null;
  const span = columns.length + (hasBoxes ? 1 : 0);
  const box = useMemo(
    () => (part && rows && hasRows ? <part.TaskRowsHead rows={rows} context={context} /> : null),
    [part, rows, hasRows, context],
  );
  return (
    <Table
      label={messages.list}
      refreshing={isRefreshing && rows !== null}
      loading={isLoading && !isPartMissing}
      aria-rowcount={isLong ? headRows + rows.length : undefined}
    >
      <TableHead>
        <ColumnHeads
          columns={columns}
          state={state}
          data={options.data}
          messages={messages}
          list={context.list}
          hasBoxes={hasBoxes}
          box={box}
          onOrderChange={props.onOrderChange}
        />
        <ColumnFilters
          key={props.clearing}
          columns={columns}
          state={state}
          options={options}
          messages={messages}
          hasBoxes={hasBoxes}
          onQueryChange={props.onQueryChange}
        />
      </TableHead>
      <TableBody>
        {!hasRows ? (
          <SpanRow columns={span}>{instead}</SpanRow>
        ) : isPartMissing ? (
          <SpanRow columns={span}>
            <ErrorState title={messages.loadFailed} onRetry={() => setPartMissing(false)} />
          </SpanRow>
        ) : rows && isDrawable ? (
          <part.TaskRows
            rows={rows}
            columns={columns}
            context={context}
            current={props.current}
            Window={isLong ? Window : undefined}
            dataCell={dataCell}
          />
        ) : (
          <SkeletonRows
            columns={columns}
            data={context.data}
            hasBoxes={hasBoxes}
            count={Math.min(state.pagination.rowsPerPage, 15)}
          />
        )}
      </TableBody>
    </Table>
  );
});

interface SkeletonRowsProps {
  columns: readonly ColumnName[];
  data: DataColumns;
  hasBoxes: boolean;
  count: number;
}

/** Placeholders of rows. Skipped if the rows arrive at once: they would double the work before those are shown. */
const SkeletonRows = memo(function SkeletonRows({ columns, data, hasBoxes, count }: SkeletonRowsProps) {
  const isLate = useLate();
  return Array.from({ length: isLate ? count : 0 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} unread={false} className={styles.skeletonRow} aria-hidden="true">
      {hasBoxes && <Cell />}
      {columns.map((name) => {
        const { card, align, className, skeleton } = columnLayout(name, data);
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
});
