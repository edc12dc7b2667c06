import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatInteger } from '../../messages/format/format-number.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Pagination.css.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The page shown, from 0. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** All rows; null while it is not known. */
  total: number | null;
  onPageChange: (page: number) => void;
  /** Sizes to choose from; without them the size is fixed. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (size: number) => void;
  /** Between range and pages: key hints. */
  children?: ReactNode;
}

/** The foot of a list: "1–25 de 63", rows a page, previous and next. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, pageSizes, onPageSizeChange, children } = props;
  const { messages } = useUiEnvironment();
  const id = useId();
  const from = total === 0 ? 0 : page * pageSize + 1;
  const to = Math.min((page + 1) * pageSize, total ?? Number.POSITIVE_INFINITY);
  return (
    <nav aria-label={messages.pagination} data-slot="pagination" className={styles.bar}>
      <span className={styles.range} aria-live="polite">
        {total !== null && (
          <>
            <strong className={styles.strong}>{messages.range(formatInteger(from), formatInteger(to))}</strong>{' '}
            {messages.ofTotal(formatInteger(total))}
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
          name={messages.previousPage}
          icon={<ChevronLeft />}
          disabled={page === 0}
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          name={messages.nextPage}
          icon={<ChevronRight />}
          disabled={total === null || to >= total}
          onClick={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
