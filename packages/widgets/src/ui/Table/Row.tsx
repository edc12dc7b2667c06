import { type ComponentProps, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Table.css.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

/** Props of {@link Row}. */
export interface RowProps extends ComponentProps<'tr'> {
  selected?: boolean;
  /** The one whose detail is open. */
  current?: boolean;
  /** The one the keyboard is on. */
  focused?: boolean;
  /** Shows the dot at its start and a heavier title cell; say it in words too. */
  unread?: boolean;
}

/** A row, 44 px high; a card where the frame is narrow. */
export function Row({ selected, current, focused, unread, className, ...props }: RowProps) {
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
      className={joinClasses(styles.row, styles.currentBar, className)}
    />
  );
}

/** Props of {@link Cell}. */
export interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** @default 'start' */
  align?: 'start' | 'end';
  /** Goes away at 1060 px of the frame. @default false */
  secondary?: boolean;
  /** Digits of equal width. @default false */
  numeric?: boolean;
  /** Its place in the card; a cell without one is left out of cards. */
  card?: 'title' | 'due' | 'line' | 'track' | 'meta' | 'tag' | 'own';
}

/** A cell. `card="own"` leaves its place in the card to the caller's class. */
export function Cell({ align = 'start', secondary, numeric, card, className, ...props }: CellProps) {
  return (
    <td
      data-slot="cell"
      {...props}
      className={joinClasses(
        styles.cell,
        styles.align[align],
        secondary && styles.secondary,
        numeric && styles.numeric,
        card === undefined ? styles.notInCards : card !== 'own' && styles.cardArea[card],
        className,
      )}
    />
  );
}

/** One cell over all columns, for the empty, failed and forbidden states inside a table. */
export function SpanRow({ columns, children }: { columns: number; children: React.ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const visible = useVisibleColumns(cell, columns);
  return (
    <tr>
      <td ref={cell} colSpan={visible} className={styles.spanCell}>
        {children}
      </td>
    </tr>
  );
}
