import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '../../calls/call-state.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallTable } from '../CallTable.tsx';
import { LateFailure } from '../LateFailure.tsx';
import { ListFrame, type ListFrameProps } from '../ListFrame.tsx';
import type { ListColumn } from '../list-column.ts';
import type { ListMessages } from '../list-state.ts';
import * as styles from './AddableList.css.ts';

interface AddableListProps<Item extends { readonly id: number }> extends Pick<ListFrameProps, 'slot' | 'label'> {
  messages: ListMessages & { readonly forbidden: string; readonly add?: string };
  call: CallState<{ readonly elements: readonly Item[] }>;
  columns: readonly ListColumn<Item>[];
  /** Shown if there are no items. */
  empty: ReactNode;
  /** @default nothing can be added here */
  onAdd?: () => void;
}

/** A list without pages: the number of its items, a table, and a bar with the button that adds one, if any can be added. */
export function AddableList<Item extends { readonly id: number }>(props: AddableListProps<Item>) {
  const { slot, label, messages, call } = props;
  const rows = call.data?.elements ?? [];
  const list = { ...call, rows, total: call.data ? rows.length : null };
  return (
    <ListFrame slot={slot} label={label} messages={messages} forbidden={messages.forbidden} list={list}>
      <div className={styles.head}>
        {list.status === 'loading' ? messages.loading : list.total !== null && messages.count(list.total)}
      </div>
      {list.hasFailedLater && <LateFailure messages={messages} list={list} />}
      <CallTable
        label={label}
        messages={messages}
        list={list}
        columns={props.columns}
        loadingRows={6}
        empty={props.empty}
      />
      {props.onAdd && (
        <AddBar>
          <Button variant="primary" icon={<Plus />} onClick={props.onAdd}>
            {messages.add}
          </Button>
        </AddBar>
      )}
    </ListFrame>
  );
}
