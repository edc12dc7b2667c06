import type { EndpointId, UnreadCounts, User } from '@tramita/client/contract';
import {
  canManageDepartments,
  canManageGroups,
  canManagePeople,
  canManageProcesses,
  canSeeAdministration,
  canSeeAttendance,
  canSeeReports,
  roles,
  rolesOf,
} from '@tramita/client/rules';
import {
  Building2,
  CalendarDays,
  ChartColumn,
  CircleCheck,
  CircleDot,
  ClipboardList,
  FileText,
  House,
  Inbox,
  LayoutGrid,
  ListChecks,
  ListTree,
  type LucideIcon,
  Megaphone,
  Plug,
  ScrollText,
  UserCheck,
  UserCog,
  Users,
  Workflow,
} from 'lucide-react';
import type { PageName, PortalTexts, SectionName } from '../messages/portal-texts.ts';

/** An entry of the drawer. */
export interface NavigationEntry {
  /** Hides the entry from users for whom it returns false. */
  readonly isVisible?: (user: User) => boolean;
  /** Hides the entry if the backend does not implement this addition. */
  readonly needs?: EndpointId;
  readonly to: string;
  /** Its text in the tables of `messages`. */
  readonly name: PageName;
  readonly icon: LucideIcon;
  /** The unread count shown next to it. */
  readonly badge?: keyof UnreadCounts;
  /** Shows a dot if there is an update of this week. */
  readonly dot?: 'update';
}

/** Entries under a collapsible heading; the entries before the groups have no heading. */
export interface NavigationGroup {
  readonly id: string;
  /** The text of its heading in the tables of `messages`. */
  readonly name: SectionName | null;
  readonly entries: readonly NavigationEntry[];
  readonly isVisible: (user: User) => boolean;
}

const everyone = () => true;

const isAdmin = (user: User) => rolesOf(user).has(roles.admin);

/** All entries of the drawer, top to bottom; use `visibleNavigation` for those a user may open. */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'top',
    name: null,
    isVisible: everyone,
    entries: [
      { to: '/services', name: 'services', icon: LayoutGrid },
      { to: '/summary', name: 'summary', icon: House },
    ],
  },
  {
    id: 'my-tasks',
    name: 'myTasks',
    isVisible: everyone,
    entries: [
      { to: '/my-tasks/to-do', name: 'toDo', icon: Inbox, badge: 'myTasks' },
      { to: '/my-tasks/in-progress', name: 'inProgress', icon: CircleDot },
      { to: '/my-tasks/finished', name: 'finished', icon: CircleCheck },
    ],
  },
  {
    id: 'attendance',
    name: 'attendance',
    isVisible: (user) => canSeeAttendance(user),
    entries: [
      { to: '/attendance/to-do', name: 'toDo', icon: ListChecks, badge: 'groupTasks' },
      { to: '/my-attendance/to-do', name: 'assignedToMe', icon: UserCheck, badge: 'assignedToMe' },
      { to: '/attendance/in-progress', name: 'inProgress', icon: CircleDot },
      { to: '/attendance/finished', name: 'finished', icon: CircleCheck },
    ],
  },
  {
    id: 'report',
    name: 'report',
    isVisible: (user) => canSeeReports(user) && !user.showOnlyPersonalMenu,
    entries: [
      { to: '/report', name: 'report', icon: FileText },
      { to: '/dashboard', name: 'dashboard', icon: ChartColumn },
    ],
  },
  {
    id: 'administration',
    name: 'administration',
    isVisible: (user) => canSeeAdministration(user) && !user.showOnlyPersonalMenu,
    entries: [
      { to: '/adm/workflows', name: 'processes', icon: Workflow, isVisible: canManageProcesses },
      {
        to: '/governance/departments',
        name: 'departments',
        icon: Building2,
        isVisible: canManageDepartments,
      },
      { to: '/adm/groups', name: 'groups', icon: Users, isVisible: canManageGroups },
      { to: '/adm/people', name: 'people', icon: UserCog, isVisible: canManagePeople, needs: 'directory.list' },
      { to: '/adm/pending', name: 'pending', icon: ClipboardList, isVisible: isAdmin, needs: 'pending.list' },
      { to: '/adm/register', name: 'register', icon: ListTree, isVisible: canManagePeople, needs: 'register.list' },
      {
        to: '/adm/calendars',
        name: 'calendars',
        icon: CalendarDays,
        isVisible: isAdmin,
        needs: 'calendars.list',
      },
      {
        to: '/adm/integrations',
        name: 'integrations',
        icon: Plug,
        isVisible: isAdmin,
        needs: 'serviceAccounts.list',
      },
      { to: '/adm/audit', name: 'audit', icon: ScrollText, isVisible: isAdmin, needs: 'audit.list' },
    ],
  },
  {
    id: 'updates',
    name: null,
    // users with a restricted menu open them from the top bar
    isVisible: (user) => !user.showOnlyPersonalMenu,
    entries: [{ to: '/updates', name: 'updates', icon: Megaphone, dot: 'update' }],
  },
];

/** Says whether the backend implements an addition to the required contract. */
export type Supports = (id: EndpointId) => boolean;

/** An entry with its text. */
export type LabeledEntry = NavigationEntry & { readonly label: string };

/** A group with the texts of its heading and its entries. */
export interface LabeledGroup extends NavigationGroup {
  readonly label: string | null;
  readonly entries: readonly LabeledEntry[];
}

/** Returns the groups and entries that a user may open and the backend supports, with their texts. */
export function visibleNavigation(
  user: User,
  supports: Supports,
  { pages, sections }: PortalTexts,
): readonly LabeledGroup[] {
  const isShown = ({ isVisible, needs }: NavigationEntry) =>
    (isVisible?.(user) ?? true) && (needs === undefined || supports(needs));
  return navigation
    .filter((group) => group.isVisible(user))
    .map((group) => ({
      ...group,
      label: group.name && sections[group.name],
      entries: group.entries.filter(isShown).map((entry) => ({ ...entry, label: pages[entry.name] })),
    }))
    .filter((group) => group.entries.length > 0);
}

/**
 * Returns the entries above the first one that depends on what the backend supports, for the time until that is known:
 * the entries below would move when it appears.
 */
export function entriesInPlace(groups: readonly LabeledGroup[]): readonly LabeledGroup[] {
  const inPlace: LabeledGroup[] = [];
  for (const group of groups) {
    const first = group.entries.findIndex(({ needs }) => needs !== undefined);
    if (first !== 0) inPlace.push(first < 0 ? group : { ...group, entries: group.entries.slice(0, first) });
    if (first >= 0) break;
  }
  return inPlace;
}
