import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatInteger } from '../../messages/format/format-number.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Pagination.css.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The current page, from 0. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Number of all rows; null while unknown. */
  total: number | null;
  onPageChange: (page: number) => void;
  /** Available page sizes; without them the size is fixed. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (size: number) => void;
  /** Content between the range and the page buttons: key hints. */
  children?: ReactNode;
}

/** The footer of a list: "1–25 de 63", rows per page, previous and next. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, pageSizes, onPageSizeChange, children } = props;
  const { messages, locale } = useUiEnvironment();
  const id = useId();
  const from = total === 0 ? 0 : page * pageSize + 1;
  const to = Math.min((page + 1) * pageSize, total ?? Number.POSITIVE_INFINITY);
  const { previous, next, pressed } = useTurnFocus(page);
  return (
    <nav aria-label={messages.pagination} data-slot="pagination" className={styles.bar}>
      <span className={styles.range} aria-live="polite">
        {total === null ? (
          <Skeleton width={64} line />
        ) : (
          <>
            <strong className={styles.strong}>
              {from === to
                ? formatInteger(to, locale)
                : messages.range(formatInteger(from, locale), formatInteger(to, locale))}
            </strong>{' '}
            {messages.ofTotal(formatInteger(total, locale))}
          </>
        )}
      </span>
      <span className={styles.spacer}>{children}</span>
      {pageSizes && onPageSizeChange && (
        <span className={styles.sizes}>
          <label htmlFor={id}>{messages.rowsPerPage}</label>
          <Select
            id={id}
            size="sm"
            className={styles.select}
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onValueChange={(size) => onPageSizeChange(Number(size))}
          />
        </span>
      )}
      <span className={styles.pages}>
        <IconButton
          ref={previous}
          name={messages.previousPage}
          icon={<ChevronLeft />}
          disabled={page === 0}
          onClick={() => {
            pressed.current = previous.current;
            onPageChange(page - 1);
          }}
        />
        <IconButton
          ref={next}
          name={messages.nextPage}
          icon={<ChevronRight />}
          disabled={total === null || to >= total}
          onClick={() => {
            pressed.current = next.current;
            onPageChange(page + 1);
          }}
        />
      </span>
    </nav>
  );
}

/** Moves the focus to the other button when a click reaches the first or last page, which disables the clicked one. */
function useTurnFocus(page: number) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the page changes
  useEffect(() => {
    if (pressed.current?.disabled) (pressed.current === next.current ? previous : next).current?.focus();
    pressed.current = null;
  }, [page]);
  return { previous, next, pressed };
}
