import { type RegisterKind, type RegisterRecord, registerKindSchema } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { CallTable } from '../../lists/CallTable.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import { ListSearch } from '../../lists/ListSearch.tsx';
import type { EndlessListState } from '../../lists/list-state.ts';
import * as lists from '../../lists/lists.css.ts';
import { NextRows } from '../../lists/NextRows.tsx';
import { dueTraceTexts } from '../../messages/due-trace.ts';
import type { registerMessages } from '../../messages/features/register.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import * as styles from './Register.css.ts';
import { registerColumns } from './register-columns.tsx';

interface RegisterViewProps {
  messages: typeof registerMessages;
  kind: RegisterKind;
  onKindChange: (kind: RegisterKind) => void;
  list: EndlessListState<RegisterRecord>;
  query: string;
  onQueryChange: (query: string) => void;
  searchContainer: HTMLElement | null | undefined;
  onOpen: (record: RegisterRecord | 'new') => void;
}

/** All lists of the register in tabs. Loads nothing. */
export function RegisterView(props: RegisterViewProps) {
  const { messages, list, kind, onOpen } = props;
  const query = props.query.trim();
  const zones = useMessages(dueTraceTexts);
  const columns = registerColumns({ messages, zones, kind, onOpen });
  const content = (
    <>
      <div className={styles.head}>
        <span className={styles.total}>
          {list.status === 'loading' ? messages.loading : list.total !== null && messages.count(list.total)}
        </span>
        <ListSearch
          className={styles.search}
          label={messages.search}
          container={props.searchContainer}
          value={props.query}
          onChange={props.onQueryChange}
        />
      </div>
      <CallTable
        label={messages[kind]}
        messages={messages}
        list={list}
        columns={columns}
        loadingRows={10}
        rowProps={({ id }) => ({ 'data-record': id })}
        empty={
          <EmptyState title={messages.nothing} onClearSearch={query ? () => props.onQueryChange('') : undefined}>
            {query ? messages.nothingFor(query) : messages.none}
          </EmptyState>
        }
      >
        <NextRows messages={messages} list={list} columns={columns} />
      </CallTable>
    </>
  );
  return (
    <ListFrame slot="register" label={messages.register} messages={messages} list={list} forbidden={messages.forbidden}>
      <Tabs
        className={lists.tabs}
        label={messages.kinds}
        value={kind}
        onChange={props.onKindChange}
        tabs={registerKindSchema.options.map((id) => ({ id, label: messages[id], content }))}
      />
      <AddBar>
        <Button variant="primary" icon={<Plus />} onClick={() => onOpen('new')}>
          {messages.add}
        </Button>
      </AddBar>
    </ListFrame>
  );
}
