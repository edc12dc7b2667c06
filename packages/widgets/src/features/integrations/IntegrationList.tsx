import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '../../calls/call-state.ts';
import { CallTable } from '../../lists/CallTable.tsx';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import type { ListColumn } from '../../lists/list-column.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import * as styles from './Integrations.css.ts';

/** Texts that both lists have. */
type ListTexts = Pick<
  typeof integrationsMessages,
  'loading' | 'count' | 'forbidden' | 'listFailed' | 'retry' | 'add' | 'nothing'
>;

interface IntegrationListProps<Row extends { readonly id: number }> {
  label: string;
  messages: ListTexts;
  call: CallState<unknown>;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  empty: ReactNode;
  onAdd: () => void;
}

/** A list of integrations with the button that adds one. */
export function IntegrationList<Row extends { readonly id: number }>(props: IntegrationListProps<Row>) {
  const { label, messages, call, rows } = props;
  const list = { ...call, rows, total: call.data ? rows.length : null };
  return (
    <ListFrame slot="integrations" label={label} messages={messages} forbidden={messages.forbidden} list={list}>
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
      <AddBar>
        <Button variant="primary" icon={<Plus />} onClick={props.onAdd}>
          {messages.add}
        </Button>
      </AddBar>
    </ListFrame>
  );
}
