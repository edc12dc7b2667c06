import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Table.css.ts';

/** Props of {@link TableFrame}. */
export interface TableFrameProps extends ComponentProps<'section'> {
  /** The list's name for screen readers. */
  label: string;
}

/** The box of a list: toolbar, table and pagination go inside. Its own width decides columns and cards. */
export function TableFrame({ label, className, ...props }: TableFrameProps) {
  return (
    <section aria-label={label} data-slot="table-frame" {...props} className={joinClasses(styles.frame, className)} />
  );
}

/** Props of {@link Table}. */
export interface TableProps extends ComponentProps<'table'> {
  /** The table's name for screen readers. */
  label: string;
  /** New rows are on their way over the old ones: shows a thin bar. @default false */
  refreshing?: boolean;
  /** Skeletons stand for the rows. @default false */
  loading?: boolean;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

/** A scrolling table with a head that stays. At 640 px of the frame or less its rows become cards. */
export function Table({ label, refreshing = false, loading = false, className, ...props }: TableProps) {
  const { messages } = useUiEnvironment();
  return (
    // a box that scrolls must be reachable by keyboard: rows can be, skeletons cannot
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

/** The table's head: a row of `HeaderCell`, then if wanted a row of `FilterCell`. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead data-slot="table-head" {...props} className={joinClasses(styles.head, className)} />;
}

/** The table's rows. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} className={joinClasses(styles.body, className)} />;
}

/** A filter under a column head; holds one control of size `filter`. */
export function FilterCell({ className, ...props }: ComponentProps<'td'>) {
  return <td data-slot="filter-cell" {...props} className={joinClasses(styles.filterCell, className)} />;
}
