import type { Direction, TaskRow } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../../ui/Table/Row.tsx';
import { FilterCell, Table, TableBody, TableHead } from '../../../ui/Table/Table.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import { ColumnFilter } from '../columns/ColumnFilter.tsx';
import { boxWidth, columnLayout, columnWidths } from '../columns/column-layouts.ts';
import {
  type ColumnName,
  columnLabel,
  type DataColumns,
  isDataColumn,
  isFilterable,
  isSortable,
} from '../columns/list-columns.ts';
import type { FilterOptions } from '../filters/use-filter-options.ts';
import { taskRows } from '../inbox-parts.ts';
import { columnState, defaultOrder, type ListState, orderedBy } from '../list/list-state.ts';
import * as styles from '../TaskInbox.css.ts';
import { type InboxRows, InboxRowsContext } from './inbox-row-context.ts';
import { headRows, isWindowed } from './row-window.ts';

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
  /** False shows `instead`; true while there are rows or they load. */
  hasRows: boolean;
  instead: ReactNode;
  onQueryChange: (column: ColumnName, query: string) => void;
  onOrderChange: (column: ColumnName, direction: Direction) => void;
}

/**
 * The columns with their filters and the rows; the server filters, orders and pages. The code that renders the rows is
 * loaded in parallel with the rows.
 */
export function TaskTable(props: TaskTableProps) {
  const { rows, columns, state, context, isRefreshing, hasRows, instead } = props;
  const { messages } = context;
  const { isPrerendering } = useUiEnvironment();
  const [isPartMissing, setPartMissing] = useState(false);
  // a server waits for the code only if it has the rows
  const isWanted = !(isPartMissing || (isPrerendering && rows === null));
  const part = useLazyPart(taskRows, isWanted, () => setPartMissing(true));
  const isLoading = hasRows && (rows === null || !part);
  const span = columns.length + (context.selection ? 1 : 0);
  return (
    <InboxRowsContext.Provider value={context}>
      <Table
        label={messages.list}
        refreshing={isRefreshing && rows !== null}
        loading={isLoading && !isPartMissing}
        aria-rowcount={rows && isWindowed(rows.length) ? headRows + rows.length : undefined}
      >
        <ColumnHeads {...props} box={part && rows && hasRows && <part.TaskRowsHead rows={rows} context={context} />} />
        <TableBody>
          {!hasRows ? (
            <SpanRow columns={span}>{instead}</SpanRow>
          ) : isPartMissing ? (
            <SpanRow columns={span}>
              <ErrorState title={messages.loadFailed} onRetry={() => setPartMissing(false)} />
            </SpanRow>
          ) : rows && part ? (
            <part.TaskRows rows={rows} columns={columns} context={context} current={props.current} />
          ) : (
            <SkeletonRows
              columns={columns}
              data={context.data}
              hasBoxes={context.selection !== null}
              count={Math.min(state.pagination.rowsPerPage, 15)}
            />
          )}
        </TableBody>
      </Table>
    </InboxRowsContext.Provider>
  );
}

interface ColumnHeadsProps extends TaskTableProps {
  /** The box above the rows. */
  box: ReactNode;
}

function ColumnHeads({ columns, state, options, context, box, onQueryChange, onOrderChange }: ColumnHeadsProps) {
  const { messages } = context;
  const ordered = orderedBy(state) ?? defaultOrder(context.list);
  const { widths, headRow } = columnWidths(columns, options.data, context.selection !== null);
  return (
    <TableHead>
      <tr className={styles.headRow} style={headRow}>
        {context.selection && (
          <td className={styles.boxHead} style={{ width: boxWidth }}>
            {box}
          </td>
        )}
        {columns.map((name) => {
          const { align, className } = columnLayout(name, options.data);
          const label = columnLabel(name, messages, options.data);
          const direction = ordered.column === name ? ordered.direction : null;
          return (
            <HeaderCell
              key={name}
              width={widths.get(name)}
              align={align}
              className={className}
              title={isDataColumn(name) ? label : undefined}
              sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
              onSort={isSortable(name) ? () => onOrderChange(name, direction === 'ASC' ? 'DESC' : 'ASC') : undefined}
            >
              {label}
            </HeaderCell>
          );
        })}
      </tr>
      <tr>
        {context.selection && <FilterCell />}
        {columns.map((name) => (
          <FilterCell key={name} className={columnLayout(name, options.data).className}>
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

interface SkeletonRowsProps {
  columns: readonly ColumnName[];
  data: DataColumns;
  hasBoxes: boolean;
  count: number;
}

function SkeletonRows({ columns, data, hasBoxes, count }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} className={styles.skeletonRow} aria-hidden="true">
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
}
