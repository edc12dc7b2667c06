import type { UnreadCounts, User } from '@tramita/client/contract';
import { canSeeAttendance } from '@tramita/client/rules';
import { CircleCheck, CircleDot, Inbox, LayoutGrid, ListChecks, type LucideIcon, UserCheck } from 'lucide-react';

/** One line of the drawer. */
export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The unread count shown beside it. */
  readonly badge?: keyof UnreadCounts;
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
    entries: [{ to: '/services', label: 'Serviços', icon: LayoutGrid }],
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
];
