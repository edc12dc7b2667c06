import type { UnreadCounts, User } from '@tramita/client/contract';
import {
  canManageDepartments,
  canManageGroups,
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
  type LucideIcon,
  Megaphone,
  UserCheck,
  Users,
  Workflow,
} from 'lucide-react';

/** One line of the drawer. */
export interface NavigationEntry {
  /** Left out of the drawer for people it does not answer true for. */
  readonly isVisible?: (user: User) => boolean;
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The unread count shown beside it. */
  readonly badge?: keyof UnreadCounts;
  /** Marked by a dot while there is news of this week. */
  readonly dot?: 'news';
}

/** Entries under one heading that folds; the entries before the groups have none. */
export interface NavigationGroup {
  readonly id: string;
  readonly label: string | null;
  readonly entries: readonly NavigationEntry[];
  readonly isVisible: (user: User) => boolean;
}

const everyone = () => true;

/** The drawer, top to bottom. What a person may not open does not stand in it. */
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
    ],
  },
  {
    id: 'updates',
    label: null,
    // people with a restricted menu reach them from the top bar
    isVisible: (user) => !user.showOnlyPersonalMenu,
    entries: [{ to: '/updates', label: 'Atualizações', icon: Megaphone, dot: 'news' }],
  },
];

/** The groups and entries one person sees. */
export function visibleNavigation(user: User): readonly NavigationGroup[] {
  return navigation
    .filter((group) => group.isVisible(user))
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => entry.isVisible?.(user) ?? true) }))
    .filter((group) => group.entries.length > 0);
}
