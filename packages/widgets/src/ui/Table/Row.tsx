import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Table.css.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

/** Props of {@link Row}. */
export interface RowProps extends ComponentPropsWithoutRef<'tr'> {
  selected?: boolean;
  /** Its detail view is open. */
  current?: boolean;
  /** It is the active row for the keyboard. */
  focused?: boolean;
  /** True shows a dot at its start and a heavier title cell; also say it in text. False keeps the dot's place free in a card. */
  unread?: boolean;
}

/** A row, 44 px high; a card if the frame is narrow. */
export const Row = forwardRef<HTMLTableRowElement, RowProps>(function Row(given, ref) {
  const { selected, current, focused, unread, className, ...props } = given;
  const state = [selected && 'selected', current && 'current', focused && 'focused', unread && 'unread'].filter(
    Boolean,
  );
  return (
    <tr
      data-slot="row"
      data-state={state.join(' ') || 'idle'}
      aria-selected={selected}
      aria-current={current || undefined}
      {...props}
      ref={ref}
      className={joinClasses(styles.row, styles.currentBar, unread !== undefined && styles.dotRow, className)}
    />
  );
});

/** Props of {@link Cell}. */
export interface CellProps extends Omit<ComponentPropsWithoutRef<'td'>, 'align'> {
  /** @default 'start' */
  align?: 'start' | 'end';
  /** Hidden when the frame is 1060 px wide or less. @default false */
  secondary?: boolean;
  /** Digits of equal width. @default false */
  numeric?: boolean;
  /**
   * Its content fits into the cell or is cut by itself, so that it needs no clip, which the browser would paint for each
   * cell. @default false
   */
  fits?: boolean;
  /** Position in the card; a cell without one is hidden in cards. */
  card?: 'title' | 'due' | 'line' | 'track' | 'meta' | 'tag' | 'own';
}

/** Returns the class of a cell, for lists of so many cells that a component for each would take too long. */
export function cellClass(props: Pick<CellProps, 'align' | 'secondary' | 'numeric' | 'fits' | 'card' | 'className'>) {
  const { align = 'start', secondary, numeric, fits, card, className } = props;
  return joinClasses(
    styles.cell,
    styles.align[align],
    secondary && styles.secondary,
    numeric && styles.numeric,
    fits && styles.fits,
    card === undefined ? styles.notInCards : card !== 'own' && styles.cardArea[card],
    className,
  );
}

/** A cell. With `card="own"` the caller's class determines the position in the card. */
export function Cell({ align, secondary, numeric, fits, card, className, ...props }: CellProps) {
  return <td data-slot="cell" {...props} className={cellClass({ align, secondary, numeric, fits, card, className })} />;
}

/** One cell across all columns, for the empty, error and forbidden states inside a table. */
export function SpanRow({ columns, children }: { columns: number; children: React.ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const visible = useVisibleColumns(cell, columns);
  return (
    <tr className={styles.spanRow}>
      <td ref={cell} colSpan={visible} className={styles.spanCell}>
        <div className={styles.spanContent}>{children}</div>
      </td>
    </tr>
  );
}
