import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Table.css.ts';

/** Props of {@link TableFrame}. */
export interface TableFrameProps extends ComponentPropsWithoutRef<'section'> {
  /** The list's name for screen readers. */
  label: string;
}

/**
 * The frame of a list with toolbar, table and pagination. Its width determines the visible columns and the card layout.
 */
export function TableFrame({ label, className, ...props }: TableFrameProps) {
  return (
    <section aria-label={label} data-slot="table-frame" {...props} className={joinClasses(styles.frame, className)} />
  );
}

/** Props of {@link Table}. */
export interface TableProps extends ComponentPropsWithoutRef<'table'> {
  /** The table's name for screen readers. */
  label: string;
  /** The rows are being refreshed: shows a thin bar above the current ones. @default false */
  refreshing?: boolean;
  /** Skeletons are shown instead of rows. @default false */
  loading?: boolean;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

/** A scrolling table with a sticky header. If the frame is 640 px wide or less, its rows become cards. */
export function Table({ label, refreshing = false, loading = false, className, ...props }: TableProps) {
  const { messages } = useUiEnvironment();
  return (
    // a scrollable box must be reachable by keyboard: rows are focusable, skeletons are not
    <div className={styles.scroll} data-slot="table-scroll" tabIndex={loading ? 0 : undefined}>
      {refreshing && <ProgressBar value={null} label={messages.loading} className={styles.refreshing} />}
      <table
        aria-label={label}
        aria-busy={refreshing || undefined}
        data-slot="table"
        {...props}
        className={joinClasses(styles.table, className)}
      />
    </div>
  );
}

/** The table's header: a row of `HeaderCell`, optionally followed by a row of `FilterCell`. */
export function TableHead({ className, ...props }: ComponentPropsWithoutRef<'thead'>) {
  return <thead data-slot="table-head" {...props} className={joinClasses(styles.head, className)} />;
}

/** The table's rows. */
export const TableBody = forwardRef<HTMLTableSectionElement, ComponentPropsWithoutRef<'tbody'>>(function TableBody(
  { className, ...props },
  ref,
) {
  return <tbody data-slot="table-body" {...props} ref={ref} className={joinClasses(styles.body, className)} />;
});

/** A filter below a column header; contains one control of size `filter`. */
export function FilterCell({ className, ...props }: ComponentPropsWithoutRef<'td'>) {
  return <td data-slot="filter-cell" {...props} className={joinClasses(styles.filterCell, className)} />;
}
