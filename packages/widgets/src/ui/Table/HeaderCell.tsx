import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Table.css.ts';

/** Props of {@link HeaderCell}. */
export interface HeaderCellProps extends Omit<ComponentPropsWithoutRef<'th'>, 'align'> {
  /** The current sort order; `null` if sortable but not sorted. Omit it for columns that cannot be sorted. */
  sort?: 'ascending' | 'descending' | null;
  onSort?: () => void;
  /** @default 'start' */
  align?: 'start' | 'end';
  /** Hidden when the frame is 1060 px wide or less. @default false */
  secondary?: boolean;
  /** Width in px or as CSS; columns without a width share the rest. */
  width?: number | string;
}

/** A column header with its sort order, if any. */
export function HeaderCell(props: HeaderCellProps) {
  const { sort, onSort, align = 'start', secondary, width, className, children, ...attributes } = props;
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-slot="header-cell"
      {...attributes}
      aria-sort={sort ?? undefined}
      style={width === undefined ? undefined : { width }}
      className={joinClasses(styles.headCell, styles.align[align], secondary && styles.secondary, className)}
    >
      {onSort ? (
        <button type="button" className={styles.sortButton} onClick={onSort}>
          <span className={styles.sortLabel}>{children}</span>
          {sort && <Arrow className={styles.sortIcon} />}
        </button>
      ) : (
        children
      )}
    </th>
  );
}
