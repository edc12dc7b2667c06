import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from '../Dashboards.css.ts';
import type { TableOrder } from './use-table-order.ts';

export interface SortableHeadProps {
  name: string;
  /** The order of the table by this column; null if it is ordered by another. */
  order: TableOrder['direction'] | null;
  title: string;
  onSort: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** The head of a column by which its table can be ordered. */
export function SortableHead({ order, title, onSort, className, children }: SortableHeadProps) {
  return (
    <th scope="col" aria-sort={order ?? undefined} className={className}>
      <button type="button" className={styles.sortButton} title={title} onClick={onSort}>
        {children}
        {order === 'ascending' && <ArrowUp aria-hidden="true" />}
        {order === 'descending' && <ArrowDown aria-hidden="true" />}
      </button>
    </th>
  );
}
