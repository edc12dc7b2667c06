import { ArrowLeft, Plus } from 'lucide-react';
import { useLink } from '../../provider/use-link.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import * as styles from './Groups.css.ts';
import { GroupTable } from './GroupTable.tsx';
import type { GroupsViewProps } from './groups-view-props.ts';

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
      <AddBar>
        <Button variant="primary" icon={<Plus />} onClick={() => props.onOpen('new')}>
          {messages.add}
        </Button>
      </AddBar>
      <ListStatus failed={status === 'error'} loading={messages.loading}>
        {status === 'loading' || total === null
          ? null
          : props.isLoadingMore
            ? messages.loadingMore
            : messages.count(total)}
      </ListStatus>
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
