import type { Service, User } from '@tramita/client/contract';
import { canManageProcesses, roles, rolesOf } from '@tramita/client/rules';
import { visibleNavigation } from '../navigation.ts';

/** Something the palette can do: go to a page, request a service, or open a request by its number. */
export type Command = { readonly id: string; readonly label: string; readonly hint: string } & (
  | { readonly kind: 'page' | 'service'; readonly to: string }
  | { readonly kind: 'request'; readonly idk: string }
);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of what was typed stands somewhere in the text; case and accents do not count. */
function holds(text: string, typed: string): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return words.every((word) => fold(text).includes(word));
}

/** Pages that stand in no drawer. */
const besides: readonly { readonly command: Command; readonly isVisible: (user: User) => boolean }[] = [
  {
    command: { id: '/adm/outbox', kind: 'page', label: 'Caixa de saída', hint: 'Administrativo', to: '/adm/outbox' },
    isVisible: (user) => rolesOf(user).has(roles.admin),
  },
  {
    command: {
      id: '/adm/sheets',
      kind: 'page',
      label: 'Planilhas gravadas',
      hint: 'Administrativo',
      to: '/adm/sheets',
    },
    isVisible: canManageProcesses,
  },
];

/** The pages a person may go to. */
function pagesOf(user: User): Command[] {
  const inDrawer = visibleNavigation(user).flatMap((group) =>
    group.entries.map((entry) => ({
      id: entry.to,
      kind: 'page' as const,
      label: entry.label,
      hint: group.label ?? 'Ir para',
      to: entry.to,
    })),
  );
  return [...inDrawer, ...besides.flatMap(({ command, isVisible }) => (isVisible(user) ? [command] : []))];
}

/**
 * What the palette offers for what was typed: a request by its number first, then pages, then services, those that are
 * named so before those that only speak of it.
 */
export function findCommands(typed: string, user: User, services: readonly Service[]): Command[] {
  const idk = typed.trim().replace(/^#/, '');
  const request: Command[] = /^\d{1,10}$/.test(idk)
    ? [{ id: `idk-${idk}`, kind: 'request', label: `Abrir IDK ${idk}`, hint: 'Solicitação', idk }]
    : [];
  const pages = pagesOf(user).filter(({ label, hint }) => holds(`${hint} ${label}`, typed));
  const byName = services.toSorted((a, b) => Number(holds(b.title, typed)) - Number(holds(a.title, typed)));
  const offered = byName.flatMap((service): Command[] =>
    service.category
      ? []
      : [
          {
            id: `service-${service.id}`,
            kind: 'service',
            label: service.title,
            hint: 'Solicitar',
            to: `/services/${encodeURIComponent(service.name)}`,
          },
        ],
  );
  return [...request, ...pages, ...offered];
}
