import type { EndpointId, UnreadCounts, User } from '@tramita/client/contract';
import {
  canManageDepartments,
  canManageGroups,
  canManagePeople,
  canManageProcesses,
  canSeeAdministration,
  canSeeAttendance,
  canSeeReports,
} from '@tramita/client/rules';
import {
  Building2,
  ChartColumn,
  CircleCheck,
  CircleDot,
  FileText,
  House,
  Inbox,
  LayoutGrid,
  ListChecks,
  ListTree,
  type LucideIcon,
  Megaphone,
  UserCheck,
  Users,
  Workflow,
} from 'lucide-react';

/** An entry of the drawer. */
export interface NavigationEntry {
  /** Hides the entry from users for whom it returns false. */
  readonly isVisible?: (user: User) => boolean;
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The unread count shown next to it. */
  readonly badge?: keyof UnreadCounts;
  /** A call beyond the required contract that the page needs; without it the entry is hidden. */
  readonly call?: EndpointId;
  /** Shows a dot if there is an update of this week. */
  readonly dot?: 'update';
}

/** Entries under a collapsible heading; the entries before the groups have no heading. */
export interface NavigationGroup {
  readonly id: string;
  readonly label: string | null;
  readonly entries: readonly NavigationEntry[];
  readonly isVisible: (user: User) => boolean;
}

const everyone = () => true;

/** All entries of the drawer, top to bottom; use `visibleNavigation` for those a user may open. */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'top',
    label: null,
    isVisible: everyone,
    entries: [
      { to: '/services', label: 'Serviços', icon: LayoutGrid },
      { to: '/summary', label: 'Resumo', icon: House },
    ],
  },
  {
    id: 'my-tasks',
    label: 'Minhas solicitações',
    isVisible: everyone,
    entries: [
      { to: '/my-tasks/to-do', label: 'À fazer', icon: Inbox, badge: 'myTasks' },
      { to: '/my-tasks/in-progress', label: 'Em andamento', icon: CircleDot },
      { to: '/my-tasks/finished', label: 'Concluídas', icon: CircleCheck },
    ],
  },
  {
    id: 'attendance',
    label: 'Atendimento',
    isVisible: (user) => canSeeAttendance(user),
    entries: [
      { to: '/attendance/to-do', label: 'À fazer', icon: ListChecks, badge: 'groupTasks' },
      { to: '/my-attendance/to-do', label: 'Atribuídas a mim', icon: UserCheck, badge: 'assignedToMe' },
      { to: '/attendance/in-progress', label: 'Em andamento', icon: CircleDot },
      { to: '/attendance/finished', label: 'Concluídas', icon: CircleCheck },
    ],
  },
  {
    id: 'report',
    label: 'Relatório',
    isVisible: (user) => canSeeReports(user) && !user.showOnlyPersonalMenu,
    entries: [
      { to: '/report', label: 'Relatório', icon: FileText },
      { to: '/dashboard', label: 'Dashboard', icon: ChartColumn },
    ],
  },
  {
    id: 'administration',
    label: 'Administrativo',
    isVisible: (user) => canSeeAdministration(user) && !user.showOnlyPersonalMenu,
    entries: [
      { to: '/adm/workflows', label: 'Processos', icon: Workflow, isVisible: canManageProcesses },
      {
        to: '/governance/departments',
        label: 'Área e Setor Responsável',
        icon: Building2,
        isVisible: canManageDepartments,
      },
      { to: '/adm/groups', label: 'Grupos', icon: Users, isVisible: canManageGroups },
      {
        to: '/adm/register',
        label: 'Cadastros',
        icon: ListTree,
        isVisible: canManagePeople,
        call: 'register.list',
      },
    ],
  },
  {
    id: 'updates',
    label: null,
    // users with a restricted menu open them from the top bar
    isVisible: (user) => !user.showOnlyPersonalMenu,
    entries: [{ to: '/updates', label: 'Atualizações', icon: Megaphone, dot: 'update' }],
  },
];

/** Returns the groups and entries that a user may open, of those whose calls the backend offers. */
export function visibleNavigation(user: User, offered: readonly EndpointId[] = []): readonly NavigationGroup[] {
  return navigation
    .filter((group) => group.isVisible(user))
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isOpen(entry, user, offered)) }))
    .filter((group) => group.entries.length > 0);
}

function isOpen({ isVisible, call }: NavigationEntry, user: User, offered: readonly EndpointId[]): boolean {
  return (isVisible?.(user) ?? true) && (call === undefined || offered.includes(call));
}
