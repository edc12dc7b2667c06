import { useEffect, useRef } from 'react';

interface LastPageOptions {
  /** Whether the page has no rows although it is not the first. */
  isPastEnd: boolean;
  /** The shown page, from 0. */
  page: number;
  pageSize: number;
  /** Asks for the number of rows of all pages. */
  readTotal: () => Promise<number>;
  onStepBack: (page: number) => void;
}

/** Steps back from an empty page, such as one of an old address, to the last page with rows. */
export function useLastPage(options: LastPageOptions): void {
  const latest = useRef(options);
  latest.current = options;
  const { isPastEnd, page } = options;
  useEffect(() => {
    if (!isPastEnd) return;
    let hasLeft = false;
    void lastPage(page, latest.current).then((last) => {
      if (!hasLeft) latest.current.onStepBack(last);
    });
    return () => {
      hasLeft = true;
    };
  }, [isPastEnd, page]);
}

/** Returns the last page with rows, or the one before if the number of rows cannot be read. */
async function lastPage(page: number, { pageSize, readTotal }: LastPageOptions): Promise<number> {
  if (page === 1) return 0;
  const total = await readTotal().catch(() => null);
  return total === null ? page - 1 : Math.min(page, Math.max(1, Math.ceil(total / pageSize))) - 1;
}
