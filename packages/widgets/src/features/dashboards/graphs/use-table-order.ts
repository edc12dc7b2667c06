import { useState } from 'react';
import { perLocale } from '../../../messages/format/intl-locale.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import { useLocale } from '../../../provider/use-locale.ts';

/** The column a table is ordered by. */
export interface TableOrder {
  column: string;
  direction: 'ascending' | 'descending';
}

/** A column by which rows can be ordered. */
export interface SortColumn<Row> {
  id: string;
  name: string;
  valueOf: (row: Row) => number | string | null;
}

const collator = perLocale((intl) => new Intl.Collator(intl));

function compare(left: number | string | null, right: number | string | null, locale: Locale): number {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  return typeof left === 'string' || typeof right === 'string'
    ? collator(locale).compare(String(left), String(right))
    : left - right;
}

/** Orders rows by a column; pressing the same column again turns the order round. Rows without a value come last. */
export function useTableOrder<Row>(rows: readonly Row[], columns: readonly SortColumn<Row>[], first: TableOrder) {
  const locale = useLocale();
  const [order, setOrder] = useState(first);
  const column = columns.find(({ id }) => id === order.column);
  const sorted = column
    ? rows.toSorted((left, right) => {
        const [a, b] = [column.valueOf(left), column.valueOf(right)];
        const turned = order.direction === 'descending' && a !== null && b !== null;
        return turned ? compare(b, a, locale) : compare(a, b, locale);
      })
    : rows;
  const sortBy = (id: string) =>
    setOrder((before) => ({
      column: id,
      direction: before.column === id && before.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  return { rows: sorted, order, sortBy };
}
