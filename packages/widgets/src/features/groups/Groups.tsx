import { isProblem } from '@tramita/client';
import type { GroupKind } from '@tramita/client/rules';
import { useState } from 'react';
import { groupsMessages } from '../../messages/features/groups.ts';
import { QueryScope } from '../../provider/QueryScope.tsx';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import * as styles from './Groups.css.ts';
import { GroupsView } from './GroupsView.tsx';
import { groupDialog } from './late-parts.ts';
import { useGroups } from './use-groups.ts';

export type { GroupKind } from '@tramita/client/rules';

/** The group whose window is open: its id, a new one, or none. */
export type OpenGroup = number | 'new' | null;

/** Props of the administration of groups. */
export interface GroupsProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** Which groups are listed. Left out, the widget keeps it itself, beginning with attendance groups. */
  tab?: GroupKind;
  onTabChange?: (tab: GroupKind) => void;
  /** The group whose window is open. Left out, the widget keeps it itself. */
  group?: OpenGroup;
  onGroupChange?: (group: OpenGroup) => void;
  /** An element of the page, inside a themed root, in which the search is drawn instead of above the list. */
  searchContainer?: HTMLElement | null;
  /** Address of the modeler while something is under way there; shows the link back to it. */
  modelerHref?: string | null;
  /** Told whether the open window has something unsaved, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation the page holds back because something is unsaved: the window asks, and answers through it. */
  leaving?: LeaveRequest | null;
}

/**
 * The groups that work tasks and those that may start processes: a searchable list for each kind that grows as it is
 * scrolled, and a window in which one is made, changed or deleted. Fills its container, which should have a height.
 *
 * @example
 * <Groups client={client} />
 */
export function Groups({ client, theme, ...props }: GroupsProps) {
  return (
    <WidgetRoot client={client} theme={theme} className={styles.root}>
      <QueryScope>
        <ConnectedGroups {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedGroups(props: Omit<GroupsProps, 'client' | 'theme'>) {
  const messages = useMessages(groupsMessages);
  const [ownTab, setOwnTab] = useState<GroupKind>('attendance');
  const [ownGroup, setOwnGroup] = useState<OpenGroup>(null);
  const [query, setQuery] = useState('');
  const tab = props.tab ?? ownTab;
  const open = props.group === undefined ? ownGroup : props.group;
  const list = useGroups(tab, useSettled(query));
  const { last, visit } = useVisit(open);
  const changeGroup = (group: OpenGroup) => {
    setOwnGroup(group);
    props.onGroupChange?.(group);
  };
  const close = () => changeGroup(null);
  const GroupDialog = useOpenedPart(groupDialog, open !== null, close);

  return (
    <>
      <GroupsView
        messages={messages}
        tab={tab}
        onTabChange={(next) => {
          setOwnTab(next);
          setQuery('');
          props.onTabChange?.(next);
        }}
        status={statusOf(list)}
        isRefreshing={list.isFetching && !list.isPending && !list.isFetchingNextPage}
        error={list.error}
        isRetrying={list.isError && list.isFetching}
        hasFailedLater={list.isError && list.rows.length > 0}
        rows={list.rows}
        total={list.total}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        query={query}
        onQueryChange={setQuery}
        searchContainer={props.searchContainer ?? null}
        modelerHref={props.modelerHref ?? null}
        onOpen={changeGroup}
        onLoadMore={() => {
          // a failed page is asked for again by the button, not by scrolling
          if (list.hasNextPage && !list.isFetching && !list.isError) void list.fetchNextPage();
        }}
        onRetry={() => void (list.rows.length > 0 && list.hasNextPage ? list.fetchNextPage() : list.refetch())}
      />
      {GroupDialog && last !== null && (
        <GroupDialog
          key={visit}
          messages={messages}
          kind={tab}
          group={last}
          open={open !== null}
          visit={visit}
          leaving={props.leaving ?? null}
          onUnsavedChange={props.onUnsavedChange}
          onClose={close}
        />
      )}
    </>
  );
}

function statusOf({ error, rows, isPending, isError }: ReturnType<typeof useGroups>) {
  if (isProblem(error, 'FORBIDDEN')) return 'forbidden';
  if (isPending) return 'loading';
  return isError && rows.length === 0 ? 'error' : 'ready';
}

/** The group that is open or was last, and which opening it is: the window stays while it fades. */
function useVisit(open: OpenGroup) {
  const [visit, setVisit] = useState({ open, last: open, visit: 0 });
  // NaN stands for an address that names no group
  if (Object.is(visit.open, open)) return visit;
  const next = open === null ? { ...visit, open } : { open, last: open, visit: visit.visit + 1 };
  setVisit(next);
  return next;
}
