import type { GroupKind } from '@tramita/client/rules';
import { useState } from 'react';
import * as lists from '../../lists/lists.css.ts';
import { groupsMessages } from '../../messages/features/groups.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { GroupsView } from './GroupsView.tsx';
import { groupDialog } from './late-parts.ts';
import { useGroups } from './use-groups.ts';

const loadSheet = () => import('virtual:sheet/groups');

export type { GroupKind } from '@tramita/client/rules';

/** The group whose dialog is open: its id, a new group, or null. */
export type OpenGroup = number | 'new' | null;

/** Props of the administration of groups. */
export interface GroupsProps extends WidgetSettings {
  /** The kind of group that is listed. If omitted, the widget keeps it itself and starts with attendance groups. */
  tab?: GroupKind;
  onTabChange?: (tab: GroupKind) => void;
  /** The group whose dialog is open. If omitted, the widget keeps it itself. */
  group?: OpenGroup;
  onGroupChange?: (group: OpenGroup) => void;
  /** An element inside a themed root that the search box is rendered into, instead of above the list. */
  searchContainer?: HTMLElement | null;
  /** Address of the modeler while it has a draft; shows a link back to it. */
  modelerHref?: string | null;
  /** Called with whether the open dialog has unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes; the dialog asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * Groups that work tasks and groups that may start processes: a searchable, endless list per kind, and a dialog that
 * creates, changes or deletes a group. Fills its container, which should have a height.
 *
 * @example
 * <Groups client={client} />
 */
export function Groups({ client, theme, isolate, locale, ...props }: GroupsProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={lists.root}
    >
      <QueryScope>
        <ConnectedGroups {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedGroups(props: Omit<GroupsProps, keyof WidgetSettings>) {
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
        list={list}
        query={query}
        onQueryChange={setQuery}
        searchContainer={props.searchContainer}
        modelerHref={props.modelerHref}
        onOpen={changeGroup}
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

/** The open or last opened group, and a counter of openings. The dialog stays mounted while it fades out. */
function useVisit(open: OpenGroup) {
  const [visit, setVisit] = useState({ open, last: open, visit: 0 });
  // NaN is an address with an invalid group id
  if (Object.is(visit.open, open)) return visit;
  const next = open === null ? { ...visit, open } : { open, last: open, visit: visit.visit + 1 };
  setVisit(next);
  return next;
}
