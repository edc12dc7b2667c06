import type { ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Row, SpanRow } from '../ui/Table/Row.tsx';
import { useEndOfList } from '../ui/use-end-of-list.ts';
import { LateFailure } from './LateFailure.tsx';
import { ListTable, type ListTableProps, LoadingRows } from './ListTable.tsx';
import type { EndlessListState, ListMessages, ListState } from './list-state.ts';
import * as styles from './lists.css.ts';

/** Props of {@link CallTable}. */
export interface CallTableProps<Item>
  extends Pick<ListTableProps<Item>, 'label' | 'columns' | 'loadingRows' | 'rowProps'> {
  messages: ListMessages;
  /** An endless list loads its next page when the end of the table comes into view. */
  list: ListState<Item> | EndlessListState<Item>;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** The table of a call: its rows, or its loading, empty or failed state; for an endless list also what follows them. */
export function CallTable<Item extends { readonly id: number | string }>(props: CallTableProps<Item>) {
  const { messages, list, empty, columns } = props;
  const { status, rows } = list;
  const failed = status === 'error' && (
    <ErrorState
      title={messages.listFailed}
      error={list.problem?.error}
      onRetry={list.retry}
      retrying={list.isRetrying}
    />
  );
  return (
    <ListTable
      label={props.label}
      columns={columns}
      rows={status === 'loading' ? null : rows}
      isRefreshing={list.isRefreshing}
      loadingRows={props.loadingRows}
      rowProps={props.rowProps}
      instead={failed || (status === 'ready' && rows.length === 0 && empty)}
    >
      {'loadMore' in list && <NextRows messages={messages} list={list} columns={columns} />}
    </ListTable>
  );
}

interface NextRowsProps<Item> extends Pick<CallTableProps<Item>, 'messages' | 'columns'> {
  list: EndlessListState<Item>;
}

/** The end of an endless list: the rows that are being loaded, or why they could not be loaded. */
function NextRows<Item>({ messages, list, columns }: NextRowsProps<Item>) {
  const end = useEndOfList({ onEnd: list.loadMore, key: list.rows.length });
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
