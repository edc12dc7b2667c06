import type { TaskRow } from '@tramita/client/contract';

/** Rows of one page of a list and the number of rows on all pages. */
export interface ListPage {
  readonly rows: readonly TaskRow[];
  readonly total: number;
}

/** A page as it is shown: loaded once, then kept in step with the server without moving rows under the pointer. */
export interface ShownPage extends ListPage {
  /** Rows on all pages when the page was loaded or new rows were last added, including those that have left since. */
  readonly base: number;
  /** Uuids of shown rows that are no longer in the list. */
  readonly gone: ReadonlySet<string>;
  /** Number of new rows that are not shown yet. */
  readonly waiting: number;
}

/** Returns a page that was just loaded as it is shown. */
export const shownPage = ({ rows, total }: ListPage): ShownPage => ({
  rows,
  total,
  base: total,
  gone: new Set(),
  waiting: 0,
});
