import type { ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import type { ListMessages, ListState } from './list-state.ts';

/** Props of {@link CallTable}. */
export interface CallTableProps<Item>
  extends Pick<
    ListTableProps<Item>,
    'label' | 'columns' | 'loadingRows' | 'rowProps' | 'className' | 'rowClassName' | 'children'
  > {
  messages: ListMessages;
  list: ListState<Item>;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** The table of a call: its rows, or its loading, empty or failed state. An endless list has `NextRows` as its child. */
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
      className={props.className}
      rowClassName={props.rowClassName}
      instead={failed || (status === 'ready' && rows.length === 0 && empty)}
    >
      {props.children}
    </ListTable>
  );
}
