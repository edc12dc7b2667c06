import type { EndpointId, SavedView, SavedViewList, Service, TaskRow, User } from '@tramita/client/contract';
import { canManageProcesses, roles, rolesOf } from '@tramita/client/rules';
import { FilePlus2, Hash, ListFilter, type LucideIcon, Send, Sheet, Waypoints } from 'lucide-react';
import { visibleNavigation } from '../navigation.ts';
import { containsWords } from './matches.ts';

/** Headings of the palette, in their order. */
export const commandGroups = {
  number: 'Solicitação',
  recent: 'Solicitações recentes',
  views: 'Visões',
  pages: 'Páginas',
  services: 'Serviços',
} as const;

/** A command of the palette: go to a page, request a service, or open a request by its number. */
export type Command = {
  readonly id: string;
  readonly group: keyof typeof commandGroups;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  /** The text that matched, if label and hint do not show it. */
  readonly reason?: string | undefined;
} & ({ readonly kind: 'page' | 'service'; readonly to: string } | { readonly kind: 'request'; readonly idk: string });

/** Pages that are not in the drawer. */
const otherCommands: readonly { readonly command: Command; readonly isVisible: (user: User) => boolean }[] = [
  {
    command: {
      id: '/adm/outbox',
      group: 'pages',
      kind: 'page',
      icon: Send,
      label: 'Caixa de saída',
      hint: 'Administrativo',
      to: '/adm/outbox',
    },
    isVisible: (user) => rolesOf(user).has(roles.admin),
  },
  {
    command: {
      id: '/adm/sheets',
      group: 'pages',
      kind: 'page',
      icon: Sheet,
      label: 'Planilhas gravadas',
      hint: 'Administrativo',
      to: '/adm/sheets',
    },
    isVisible: canManageProcesses,
  },
];

/** Returns the pages a user may open. */
function pagesOf(user: User, offered: readonly EndpointId[]): Command[] {
  const inDrawer = visibleNavigation(user, offered).flatMap((group) =>
    group.entries.map((entry) => ({
      id: entry.to,
      group: 'pages' as const,
      kind: 'page' as const,
      icon: entry.icon,
      label: entry.label,
      hint: group.label ?? 'Ir para',
      to: entry.to,
    })),
  );
  return [...inDrawer, ...otherCommands.flatMap(({ command, isVisible }) => (isVisible(user) ? [command] : []))];
}

/** Results from the server for the typed text. */
export interface Findings {
  readonly services: readonly Service[];
  /** The user's newest requests in progress. */
  readonly recent: readonly TaskRow[];
  /** The user's saved views and those of the user's groups. */
  readonly views?: readonly SavedView[];
  /** Calls beyond the required contract that the backend offers; pages that need others are left out. */
  readonly offered?: readonly EndpointId[];
}

/**
 * Returns the commands for the typed text: first a request by its number, then the user's recent requests, saved views,
 * pages, and services, those with a matching title before those with a matching description.
 */
export function findCommands(
  typed: string,
  user: User,
  { services, recent, views = [], offered: calls = [] }: Findings,
): Command[] {
  const idk = typed.trim().replace(/^#/, '');
  const request: Command[] = /^\d{1,10}$/.test(idk)
    ? [
        {
          id: `idk-${idk}`,
          group: 'number',
          kind: 'request',
          icon: Hash,
          label: `Abrir IDK ${idk}`,
          hint: 'Solicitação',
          idk,
        },
      ]
    : [];
  const pages = pagesOf(user, calls).filter(({ label, hint }) => containsWords(`${hint} ${label}`, typed));
  const byTitle = services.toSorted(
    (a, b) => Number(containsWords(b.title, typed)) - Number(containsWords(a.title, typed)),
  );
  const offered = byTitle.flatMap((service) => (service.category ? [] : [serviceCommand(service, typed)]));
  return [
    ...request,
    ...recent.flatMap((row) => recentCommand(row, typed, idk)),
    ...views.flatMap((view) => viewCommand(view, typed, user)),
    ...pages,
    ...offered,
  ];
}

/** Returns the name of a list as in the drawer, with its group. */
function listName(list: SavedViewList, user: User): string {
  for (const { label: group, entries } of visibleNavigation(user)) {
    const entry = entries.find(({ to }) => to === `/${list}`);
    if (entry) return group ? `${group}: ${entry.label}` : entry.label;
  }
  return '';
}

function viewCommand({ id, list, name, group }: SavedView, typed: string, user: User): Command[] {
  const hint = listName(list, user);
  if (!containsWords(`${commandGroups.views} ${hint} ${name} ${group?.name ?? ''}`, typed)) return [];
  return [
    {
      id: `view-${id}`,
      group: 'views',
      kind: 'page',
      icon: ListFilter,
      label: name,
      hint,
      reason: group?.name,
      to: `/${list}?view=${id}`,
    },
  ];
}

function recentCommand({ idk, process, step }: TaskRow, typed: string, number: string): Command[] {
  const hint = `IDK ${idk}`;
  if (String(idk) === number || !containsWords(`${hint} ${process} ${step ?? ''}`, typed)) return [];
  const reason = step ?? undefined;
  return [
    {
      id: `recent-${idk}`,
      group: 'recent',
      kind: 'request',
      icon: Waypoints,
      label: process,
      hint,
      reason,
      idk: String(idk),
    },
  ];
}

function serviceCommand({ id, name, title, description }: Service, typed: string): Command {
  return {
    id: `service-${id}`,
    group: 'services',
    kind: 'service',
    icon: FilePlus2,
    label: title,
    hint: 'Solicitar',
    reason: containsWords(title, typed) ? undefined : (description ?? undefined),
    to: `/services/${encodeURIComponent(name)}`,
  };
}
