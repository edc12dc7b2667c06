import type { SavedView, SavedViewList, Service, TaskRow, User } from '@tramita/client/contract';
import { canManageProcesses, roles, rolesOf } from '@tramita/client/rules';
import { FilePlus2, Hash, ListFilter, type LucideIcon, Send, Sheet, Waypoints } from 'lucide-react';
import type { PageName, PortalTexts } from '../../messages/portal-texts.ts';
import { type Supports, visibleNavigation } from '../navigation.ts';
import { containsWords } from './matches.ts';

/** The groups of the palette, in their order. */
export const commandGroups = ['number', 'recent', 'views', 'pages', 'services'] as const;

/** A command of the palette: go to a page, request a service, or open a request by its number. */
export type Command = {
  readonly id: string;
  readonly group: (typeof commandGroups)[number];
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  /** The text that matched, if label and hint do not show it. */
  readonly reason?: string | undefined;
} & ({ readonly kind: 'page' | 'service'; readonly to: string } | { readonly kind: 'request'; readonly idk: string });

/** Pages of the administration that are not in the drawer. */
const otherPages: readonly {
  readonly to: string;
  readonly name: PageName;
  readonly icon: LucideIcon;
  readonly isVisible: (user: User) => boolean;
}[] = [
  { to: '/adm/outbox', name: 'outbox', icon: Send, isVisible: (user) => rolesOf(user).has(roles.admin) },
  { to: '/adm/sheets', name: 'sheets', icon: Sheet, isVisible: canManageProcesses },
];

/** Returns the pages a user may open. */
function pagesOf(user: User, supports: Supports, texts: PortalTexts): Command[] {
  const command = (to: string, icon: LucideIcon, label: string, hint: string): Command => ({
    id: to,
    group: 'pages',
    kind: 'page',
    icon,
    label,
    hint,
    to,
  });
  const inDrawer = visibleNavigation(user, supports, texts).flatMap(({ label: section, entries }) =>
    entries.map(({ to, icon, label }) => command(to, icon, label, section ?? texts.palette.pageHint)),
  );
  const others = otherPages
    .filter(({ isVisible }) => isVisible(user))
    .map(({ to, icon, name }) => command(to, icon, texts.pages[name], texts.sections.administration));
  return [...inDrawer, ...others];
}

/** Results from the server for the typed text. */
export interface Findings {
  readonly services: readonly Service[];
  /** The user's newest requests in progress. */
  readonly recent: readonly TaskRow[];
  /** The user's saved views and those of the user's groups. */
  readonly views?: readonly SavedView[];
  /** Says which pages the backend supports. @default those of the required contract */
  readonly supports?: Supports;
}

/**
 * Returns the commands for the typed text: first a request by its number, then the user's recent requests, saved views,
 * pages, and services, those with a matching title before those with a matching description.
 */
export function findCommands(
  typed: string,
  user: User,
  { services, recent, views = [], supports = () => false }: Findings,
  texts: PortalTexts,
): Command[] {
  const idk = typed.trim().replace(/^#/, '');
  const request: Command[] = /^\d{1,10}$/.test(idk)
    ? [
        {
          id: `idk-${idk}`,
          group: 'number',
          kind: 'request',
          icon: Hash,
          label: texts.palette.openRequest(idk),
          hint: texts.palette.requestHint,
          idk,
        },
      ]
    : [];
  const pages = pagesOf(user, supports, texts).filter(({ label, hint }) => containsWords(`${hint} ${label}`, typed));
  const byTitle = services.toSorted(
    (a, b) => Number(containsWords(b.title, typed)) - Number(containsWords(a.title, typed)),
  );
  const offered = byTitle.flatMap((service) => (service.category ? [] : [serviceCommand(service, typed, texts)]));
  return [
    ...request,
    ...recent.flatMap((row) => recentCommand(row, typed, idk)),
    ...views.flatMap((view) => viewCommand(view, typed, user, texts)),
    ...pages,
    ...offered,
  ];
}

/** Returns the name of a list as in the drawer, with its group. */
function listName(list: SavedViewList, user: User, texts: PortalTexts): string {
  for (const { label: group, entries } of visibleNavigation(user, () => true, texts)) {
    const entry = entries.find(({ to }) => to === `/${list}`);
    if (entry) return group ? texts.palette.list(group, entry.label) : entry.label;
  }
  return '';
}

function viewCommand({ id, list, name, group }: SavedView, typed: string, user: User, texts: PortalTexts): Command[] {
  const hint = listName(list, user, texts);
  if (!containsWords(`${texts.palette.groups.views} ${hint} ${name} ${group?.name ?? ''}`, typed)) return [];
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

function serviceCommand({ id, name, title, description }: Service, typed: string, texts: PortalTexts): Command {
  return {
    id: `service-${id}`,
    group: 'services',
    kind: 'service',
    icon: FilePlus2,
    label: title,
    hint: texts.palette.serviceHint,
    reason: containsWords(title, typed) ? undefined : (description ?? undefined),
    to: `/services/${encodeURIComponent(name)}`,
  };
}
