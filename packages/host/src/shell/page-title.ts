import type { EndpointId } from '@tramita/client/contract';
import type { PageName, PortalTexts, SectionName } from '../messages/portal-texts.ts';
import { navigation } from './navigation.ts';

/** The title in the top bar: the page's name and its drawer group. */
export interface PageTitle {
  readonly title: string;
  readonly parent: string | null;
}

/** A page in the tables of `messages`. */
interface NamedPage {
  readonly page: PageName;
  readonly parent: SectionName | null;
  /** The addition to the required contract without which the page does not exist. */
  readonly needs?: EndpointId | undefined;
}

const others: readonly ({ prefix: string } & NamedPage)[] = [
  { prefix: '/report/task', page: 'request', parent: 'report' },
  { prefix: '/adm/group', page: 'groups', parent: 'administration' },
  { prefix: '/governance/sectors', page: 'departments', parent: 'administration' },
  { prefix: '/adm/people/import', page: 'peopleImport', parent: 'administration', needs: 'imports.create' },
  { prefix: '/adm/outbox', page: 'outbox', parent: 'administration' },
  { prefix: '/adm/sheets', page: 'sheets', parent: 'administration' },
  { prefix: '/update/', page: 'updates', parent: null },
  { prefix: '/absences', page: 'absences', parent: null, needs: 'absences.list' },
  { prefix: '/my-data', page: 'myData', parent: null, needs: 'myData.get' },
  { prefix: '/nps/', page: 'rating', parent: null },
  { prefix: '/my-tasks/canceled', page: 'canceled', parent: 'myTasks' },
  { prefix: '/my-attendance/in-progress', page: 'assignedInProgress', parent: 'attendance' },
  { prefix: '/my-attendance/finished', page: 'assignedFinished', parent: 'attendance' },
  { prefix: '/my-attendance/canceled', page: 'assignedCanceled', parent: 'attendance' },
  { prefix: '/attendance/canceled', page: 'canceled', parent: 'attendance' },
];

/** Returns the page at this address, from its entry in the drawer if there is one; null for unknown addresses. */
export function pageAt(pathname: string): NamedPage | null {
  const isAt = (address: string) => pathname === address || pathname.startsWith(`${address.replace(/\/$/, '')}/`);
  const other = others.find(({ prefix }) => isAt(prefix));
  if (other) return other;
  for (const group of navigation) {
    const entry = group.entries.find(({ to }) => isAt(to));
    if (entry) return { page: entry.name, parent: group.name, needs: entry.needs };
  }
  return null;
}

/** Returns the title of the page at this address. */
export function pageTitle(pathname: string, { pages, sections }: PortalTexts): PageTitle {
  const found = pageAt(pathname);
  if (!found) return { title: '', parent: null };
  const title = pages[found.page];
  const parent = found.parent && sections[found.parent];
  return { title, parent: parent === title ? null : parent };
}
