import { Row, SpanRow } from '../ui/Table/Row.tsx';
import { useEndOfList } from '../ui/use-end-of-list.ts';
import type { CallTableProps } from './CallTable.tsx';
import { LateFailure } from './LateFailure.tsx';
import { LoadingRows } from './ListTable.tsx';
import type { EndlessListState } from './list-state.ts';
import * as styles from './lists.css.ts';

interface NextRowsProps<Item> extends Pick<CallTableProps<Item>, 'messages' | 'columns'> {
  list: EndlessListState<Item>;
  /** Distance from the end at which the next page loads, in px. @default 40 */
  distancePx?: number;
}

/**
 * The end of an endless list: loads the next page when it comes into view, and shows placeholders for its rows, or why
 * they could not be loaded.
 */
export function NextRows<Item>({ messages, list, columns, ...distance }: NextRowsProps<Item>) {
  const end = useEndOfList({ onEnd: list.loadMore, key: list.rows.length, ...distance });
  return (
    <>
      {list.hasFailedLater ? (
        <SpanRow columns={columns.length}>
          <LateFailure messages={messages} list={list} />
        </SpanRow>
      ) : (
        list.status === 'ready' && list.hasMore && <LoadingRows count={2} columns={columns} />
      )}
      <Row ref={end} aria-hidden="true" className={styles.end} />
    </>
  );
}
