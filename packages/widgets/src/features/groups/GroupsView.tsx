import type { GroupRow } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { ArrowLeft, Plus } from 'lucide-react';
import { CallTable } from '../../lists/CallTable.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import { ListSearch } from '../../lists/ListSearch.tsx';
import type { EndlessListState } from '../../lists/list-state.ts';
import * as lists from '../../lists/lists.css.ts';
import { NextRows } from '../../lists/NextRows.tsx';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import * as styles from './Groups.css.ts';
import { groupColumns } from './group-columns.tsx';

interface GroupsViewProps {
  messages: typeof groupsMessages;
  tab: GroupKind;
  onTabChange: (tab: GroupKind) => void;
  list: EndlessListState<GroupRow>;
  query: string;
  onQueryChange: (query: string) => void;
  /** Element that the search box is rendered into, instead of above the list. */
  searchContainer: HTMLElement | null | undefined;
  modelerHref: string | null | undefined;
  onOpen: (group: number | 'new') => void;
}

/** Both lists of groups in tabs. Loads nothing. */
export function GroupsView(props: GroupsViewProps) {
  const locale = useLocale();
  const { messages, list, tab, onOpen } = props;
  const query = props.query.trim();
  const none = tab === 'attendance' ? messages.noAttendance : messages.noInitializer;
  const columns = groupColumns({ messages, locale, kind: tab, rows: list.rows, onOpen });
  const content = (
    <>
      <Head {...props} />
      <CallTable
        label={messages[tab]}
        messages={messages}
        list={list}
        columns={columns}
        loadingRows={10}
        rowProps={({ id }) => ({ 'data-group': id })}
        empty={
          <EmptyState title={messages.nothing} onClearSearch={query ? () => props.onQueryChange('') : undefined}>
            {query ? messages.nothingFor(query) : none}
          </EmptyState>
        }
      >
        <NextRows messages={messages} list={list} columns={columns} />
      </CallTable>
    </>
  );
  return (
    <ListFrame slot="groups" label={messages.groups} messages={messages} list={list}>
      <Tabs
        className={lists.tabs}
        label={messages.kinds}
        value={tab}
        onChange={props.onTabChange}
        tabs={[
          { id: 'attendance', label: messages.attendance, content },
          { id: 'initializer', label: messages.initializer, content },
        ]}
      />
      <AddBar>
        <Button variant="primary" icon={<Plus />} onClick={() => onOpen('new')}>
          {messages.add}
        </Button>
      </AddBar>
    </ListFrame>
  );
}

function Head({ messages, list, query, onQueryChange, searchContainer, modelerHref }: GroupsViewProps) {
  const Link = useLink();
  const { status, total } = list;
  return (
    <div className={styles.head}>
      <span className={styles.total}>
        {status === 'loading' ? messages.loading : total !== null && messages.count(total)}
      </span>
      {modelerHref && (
        <Link href={modelerHref} className={styles.toModeler}>
          <ArrowLeft aria-hidden="true" />
          {messages.toModeler}
        </Link>
      )}
      <ListSearch
        className={styles.search}
        label={messages.search}
        container={searchContainer}
        value={query}
        onChange={onQueryChange}
      />
    </div>
  );
}
