import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Table.css.ts';

/** Props of {@link HeaderCell}. */
export interface HeaderCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** The column's order now; `null` when it can be sorted but is not. Leave out for columns without order. */
  sort?: 'ascending' | 'descending' | null;
  onSort?: () => void;
  /** @default 'start' */
  align?: 'start' | 'end';
  /** Goes away at 1060 px of the frame. @default false */
  secondary?: boolean;
  /** Width in px, or as CSS; columns without one share the rest. */
  width?: number | string;
}

/** The head of a column, with its order when it has one. */
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
          {children}
          {sort && <Arrow className={styles.sortIcon} />}
        </button>
      ) : (
        children
      )}
    </th>
  );
}
