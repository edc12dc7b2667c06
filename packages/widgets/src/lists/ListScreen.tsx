import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '../ui/Pagination/Pagination.tsx';
import { CallTable, type CallTableProps } from './CallTable.tsx';
import { LateFailure } from './LateFailure.tsx';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import type { ListState } from './list-state.ts';

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Item>
  extends Pick<ListFrameProps, 'slot' | 'label' | 'messages' | 'forbidden'>,
    Pick<CallTableProps<Item>, 'columns' | 'loadingRows' | 'rowProps' | 'className' | 'empty'> {
  list: ListState<Item>;
  /** The bar above the table: count, search, filters. */
  head: ReactNode;
  paging: Omit<PaginationProps, 'total' | 'children'>;
  /** Dialogs. */
  children?: ReactNode;
}

/**
 * A screen with a paged list: head, table and pages, with its loading, empty, failed and forbidden states. If a refresh
 * fails, the rows stay and a strip above them offers to retry.
 *
 * @example
 * <ListScreen slot="sheets" label={messages.list} messages={messages} list={usePagedCall(listSheets, …)}
 *   columns={sheetColumns(messages)} loadingRows={6} head={<Toolbar>…</Toolbar>} empty={<EmptyState />}
 *   paging={{ page, pageSize: 25, onPageChange }} />
 */
export function ListScreen<Item extends { readonly id: number | string }>(props: ListScreenProps<Item>) {
  const { slot, label, messages, list, forbidden, head, paging, children } = props;
  return (
    <ListFrame slot={slot} label={label} messages={messages} list={list} forbidden={forbidden}>
      {head}
      {list.hasFailedLater && <LateFailure messages={messages} list={list} />}
      <CallTable
        label={label}
        messages={messages}
        list={list}
        columns={props.columns}
        loadingRows={props.loadingRows}
        rowProps={props.rowProps}
        className={props.className}
        empty={props.empty}
      />
      {list.status !== 'error' && <Pagination {...paging} total={list.total} />}
      {children}
    </ListFrame>
  );
}
