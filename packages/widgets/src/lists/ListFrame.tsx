import type { ReactNode } from 'react';
import { ForbiddenState } from '../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../ui/LiveRegion/ListStatus.tsx';
import { TableFrame } from '../ui/Table/Table.tsx';
import type { EndlessListState, ListMessages, ListState } from './list-state.ts';

/** Props of {@link ListFrame}. */
export interface ListFrameProps {
  /** Name of the screen in `data-slot`. */
  slot: string;
  /** Accessible name of the screen. */
  label: string;
  messages: ListMessages;
  list: ListState<unknown> | EndlessListState<unknown>;
  /** Explains who can see the list, for users who cannot. */
  forbidden?: string;
  children: ReactNode;
}

/** The frame of a list screen: announces the state of the list, or shows that the user cannot see it. */
export function ListFrame({ slot, label, messages, list, forbidden, children }: ListFrameProps) {
  const { status, total } = list;
  if (status === 'forbidden') return <ForbiddenState>{forbidden}</ForbiddenState>;
  const isLoadingMore = 'loadMore' in list && list.isLoadingMore;
  return (
    <TableFrame label={label} aria-busy={status === 'loading'} data-slot={slot}>
      {children}
      <ListStatus failed={status === 'error'} loading={messages.loading}>
        {status === 'loading' || total === null
          ? null
          : (isLoadingMore && messages.loadingMore) || messages.count(total)}
      </ListStatus>
    </TableFrame>
  );
}
