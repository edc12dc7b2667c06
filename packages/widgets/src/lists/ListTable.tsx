import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../ui/Table/HeaderCell.tsx';
import { Cell, Row, type RowProps, SpanRow } from '../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../ui/Table/Table.tsx';
import type { ListColumn } from './list-column.ts';

/** Props of {@link ListTable}. */
export interface ListTableProps<Item> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly ListColumn<Item>[];
  /** Null while loading. */
  rows: readonly Item[] | null;
  isRefreshing: boolean;
  /** Number of placeholder rows while loading. */
  loadingRows: number;
  /** Shown instead of the rows: an empty or failed state. */
  instead?: ReactNode;
  /** Attributes of a row. */
  rowProps?: ((item: Item) => RowProps & { [data: `data-${string}`]: unknown }) | undefined;
  /** Class of the table. */
  className?: string | undefined;
  /** Class of each row, also while loading. */
  rowClassName?: string | undefined;
  /** More table rows, after the others. */
  children?: ReactNode;
}

/** A table drawn from its columns: header, rows or placeholders, and a state instead of them. */
export function ListTable<Item extends { readonly id: number | string }>(props: ListTableProps<Item>) {
  const { label, columns, rows, isRefreshing, loadingRows, instead, rowProps, rowClassName, children } = props;
  return (
    <Table label={label} refreshing={isRefreshing} loading={rows === null && !instead} className={props.className}>
      <TableHead>
        <tr>
          {columns.map((column) => (
            <HeaderCell
              key={column.id}
              width={column.width}
              align={column.align}
              secondary={column.secondary}
              className={column.className}
            >
              {column.label}
            </HeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {instead ? (
          <SpanRow columns={columns.length}>{instead}</SpanRow>
        ) : rows === null ? (
          <LoadingRows count={loadingRows} columns={columns} className={rowClassName} />
        ) : (
          rows.map((item) => (
            <Row key={item.id} className={rowClassName} {...rowProps?.(item)}>
              {columns.map((column) => (
                <ColumnCell key={column.id} column={column}>
                  {column.cell(item)}
                </ColumnCell>
              ))}
            </Row>
          ))
        )}
        {children}
      </TableBody>
    </Table>
  );
}

interface LoadingRowsProps {
  count: number;
  columns: readonly Pick<ListColumn<never>, 'id' | 'skeleton' | keyof ColumnPlace>[];
  className?: string | undefined;
}

/** Rows of placeholders. */
export function LoadingRows({ count, columns, className }: LoadingRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
    <Row key={index} className={className} aria-hidden="true">
      {columns.map((column) => (
        <ColumnCell key={column.id} column={column}>
          <Skeleton {...column.skeleton} />
        </ColumnCell>
      ))}
    </Row>
  ));
}

type ColumnPlace = Pick<ListColumn<never>, 'align' | 'secondary' | 'numeric' | 'card' | 'className'>;

function ColumnCell({ column, children }: { column: ColumnPlace; children: ReactNode }) {
  const { align, secondary, numeric, card, className } = column;
  return (
    <Cell align={align} secondary={secondary} numeric={numeric} card={card} className={className}>
      {children}
    </Cell>
  );
}
