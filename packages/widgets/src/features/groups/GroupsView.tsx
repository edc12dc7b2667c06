import type { GroupRow } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { ArrowLeft, Plus } from 'lucide-react';
import type { groupsMessages } from '../../messages/groups.ts';
import { useLink } from '../../provider/useLink.ts';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import * as styles from './Groups.css.ts';
import { GroupTable } from './GroupTable.tsx';

export interface GroupsViewProps {
  messages: typeof groupsMessages;
  tab: GroupKind;
  onTabChange: (tab: GroupKind) => void;
  status: 'loading' | 'ready' | 'error' | 'forbidden';
  /** The rows on screen are being asked for anew. */
  isRefreshing: boolean;
  isRetrying: boolean;
  /** A further page or a refresh failed; the rows stay. */
  hasFailedLater: boolean;
  rows: readonly GroupRow[];
  /** Groups on all pages; null while not known. */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  query: string;
  onQueryChange: (query: string) => void;
  /** Where the search is drawn instead of above the list. */
  searchContainer: HTMLElement | null;
  modelerHref: string | null;
  onOpen: (group: number | 'new') => void;
  onLoadMore: () => void;
  onRetry: () => void;
}

/** The lists of groups as they look; they load nothing. */
export function GroupsView(props: GroupsViewProps) {
  const { messages, status, total, tab } = props;
  if (status === 'forbidden') return <ForbiddenState />;
  const content = (
    <>
      <Head {...props} />
      <GroupTable {...props} />
    </>
  );
  return (
    <TableFrame label={messages.groups} aria-busy={status === 'loading'} data-slot="groups">
      <Tabs
        className={styles.tabs}
        label={messages.kinds}
        value={tab}
        onChange={props.onTabChange}
        tabs={[
          { id: 'attendance', label: messages.attendance, content },
          { id: 'initializer', label: messages.initializer, content },
        ]}
      />
      <IconButton
        className={styles.add}
        variant="primary"
        name={messages.add}
        icon={<Plus />}
        onClick={() => props.onOpen('new')}
      />
      <LiveRegion>
        {status === 'loading' || total === null
          ? messages.loading
          : props.isLoadingMore
            ? messages.loadingMore
            : messages.count(total)}
      </LiveRegion>
    </TableFrame>
  );
}

function Head({ messages, status, total, query, onQueryChange, searchContainer, modelerHref }: GroupsViewProps) {
  const Link = useLink();
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
      <SearchBox
        className={searchContainer ? undefined : styles.search}
        label={messages.search}
        size={searchContainer ? undefined : 'md'}
        container={searchContainer}
        value={query}
        onChange={onQueryChange}
      />
    </div>
  );
}
