import type { User } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { portalTexts } from '../messages/pt/portal.ts';
import { entriesInPlace, visibleNavigation } from './navigation.ts';

const user = (overrides: Partial<User>): User => ({
  id: 1,
  nickName: 'Ana',
  firstName: 'Ana',
  lastName: 'Silva',
  userName: 'ana',
  completeName: 'Ana Silva',
  roles: '',
  showOnlyPersonalMenu: false,
  ...overrides,
});

const all = () => true;
const none: (id: string) => boolean = () => false;

const reportOf = (overrides: Partial<User>) =>
  visibleNavigation(user(overrides), all, portalTexts)
    .filter(({ id }) => id === 'report')
    .flatMap(({ label, entries }) => entries.map((entry) => [label, entry.label, entry.to]));

const entries = [
  ['Relatório', 'Relatório', '/report'],
  ['Relatório', 'Dashboard', '/dashboard'],
];

test.each([
  ['T6.03', { custom4: '500' }],
  ['T6.04', { custom4: '1099' }],
  ['T6.05', { roles: 'ROLE_PROCESS_ANALYST' }],
  ['T6.06', { roles: 'ROLE_ADMIN' }],
  ['T6.07', { roles: 'ROLE_GROUP_MANAGER' }],
  ['T6.08', { roles: 'ROLE_REPORT' }],
  ['T6.09', { custom5: 'Auditoria interna' }],
] as const)('%s the drawer shows the Report group to %o', (_id, overrides) => {
  expect(reportOf(overrides)).toEqual(entries);
});

test('T6.02 T2.2.11 the Report group contains Relatório and Dashboard, in this order', () => {
  expect(reportOf({ roles: 'ROLE_REPORT' })).toEqual(entries);
});

test('T6.10 hides the Report group from all other users', () => {
  expect(reportOf({})).toEqual([]);
  expect(reportOf({ roles: 'ROLE_SUPPORT', custom4: '501' })).toEqual([]);
});

test('T2.2.24 hides the Report group from a user with only the personal menu, for any roles', () => {
  expect(reportOf({ roles: 'ROLE_ADMIN', showOnlyPersonalMenu: true })).toEqual([]);
});

const administrationOf = (roles: string, supports = none) =>
  visibleNavigation(user({ roles }), supports, portalTexts)
    .filter(({ id }) => id === 'administration')
    .flatMap((group) => group.entries.map(({ to, label }) => [to, label]));

test('M6.01 M6.04 M6.05 T2.2.12 T1.07 shows Processos and Área e Setor Responsável to analysts and administrators', () => {
  for (const roles of ['ROLE_PROCESS_ANALYST', 'ROLE_ADMIN']) {
    expect(administrationOf(roles)).toEqual([
      ['/adm/workflows', 'Processos'],
      ['/governance/departments', 'Área e Setor Responsável'],
      ['/adm/groups', 'Grupos'],
    ]);
  }
});

test('M6.02 M6.03 M6.04 M6.05 shows the group with only Grupos to group managers and hides it from others', () => {
  expect(administrationOf('ROLE_GROUP_MANAGER')).toEqual([['/adm/groups', 'Grupos']]);
  expect(administrationOf('ROLE_USER,ROLE_REPORT,ROLE_SUPPORT')).toEqual([]);
});

test('shows Auditoria to administrators only, and only if the backend implements its call', () => {
  const audit = (roles: string, supports: (id: string) => boolean) =>
    administrationOf(roles, supports).filter(([to]) => to === '/adm/audit');
  const supports = (id: string) => id === 'audit.list';
  expect(audit('ROLE_ADMIN', supports)).toEqual([['/adm/audit', 'Auditoria']]);
  expect(audit('ROLE_ADMIN', none)).toEqual([]);
  for (const role of ['ROLE_PROCESS_ANALYST', 'ROLE_GROUP_MANAGER', 'ROLE_REPORT', 'ROLE_SUPPORT']) {
    expect(audit(role, supports)).toEqual([]);
  }
});

test('shows Pendências to administrators only, and only if the backend implements its call', () => {
  const pending = (roles: string, supports: (id: string) => boolean) =>
    administrationOf(roles, supports).filter(([to]) => to === '/adm/pending');
  const supports = (id: string) => id === 'pending.list';
  expect(pending('ROLE_ADMIN', supports)).toEqual([['/adm/pending', 'Pendências']]);
  expect(pending('ROLE_ADMIN', none)).toEqual([]);
  for (const role of ['ROLE_PROCESS_ANALYST', 'ROLE_GROUP_MANAGER', 'ROLE_REPORT', 'ROLE_SUPPORT']) {
    expect(pending(role, supports)).toEqual([]);
  }
});

test('shows Pessoas to administrators only, and only if the backend implements its call', () => {
  const people = (roles: string, supports: (id: string) => boolean) =>
    administrationOf(roles, supports).filter(([to]) => to === '/adm/people');
  const supports = (id: string) => id === 'directory.list';
  expect(people('ROLE_ADMIN', supports)).toEqual([['/adm/people', 'Pessoas']]);
  expect(people('ROLE_ADMIN', none)).toEqual([]);
  for (const role of ['ROLE_PROCESS_ANALYST', 'ROLE_GROUP_MANAGER', 'ROLE_REPORT', 'ROLE_SUPPORT']) {
    expect(people(role, supports)).toEqual([]);
  }
});

test.each([
  ['register.list', '/adm/register', 'Cadastros'],
  ['calendars.list', '/adm/calendars', 'Calendários'],
  ['serviceAccounts.list', '/adm/integrations', 'Integrações'],
])('shows the page of %s to administrators only, and only if the backend implements it', (call, path, label) => {
  const page = (roles: string, supports: (id: string) => boolean) =>
    administrationOf(roles, supports).filter(([to]) => to === path);
  const supports = (id: string) => id === call;
  expect(page('ROLE_ADMIN', supports)).toEqual([[path, label]]);
  expect(page('ROLE_ADMIN', none)).toEqual([]);
  expect(page('ROLE_GROUP_MANAGER', supports)).toEqual([]);
});

test('T2.2.16 the drawer has four groups, with services and summary above and updates below', () => {
  const groups = visibleNavigation(user({ roles: 'ROLE_ADMIN' }), all, portalTexts);
  expect(groups.map(({ label, entries: { length } }) => [label, length])).toEqual([
    [null, 2],
    ['Minhas solicitações', 3],
    ['Atendimento', 4],
    ['Relatório', 2],
    ['Administrativo', 9],
    [null, 1],
  ]);
});

test('until the additions of the backend are known, only entries that cannot move are shown', () => {
  const groups = visibleNavigation(user({ roles: 'ROLE_ADMIN' }), all, portalTexts);
  const shown = entriesInPlace(groups).flatMap(({ entries }) => entries.map(({ to }) => to));
  const final = groups.flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(shown.at(-1)).toBe('/adm/groups');
  expect(final.slice(0, shown.length)).toEqual(shown);
  const restricted = visibleNavigation(user({}), none, portalTexts);
  expect(entriesInPlace(restricted)).toEqual(restricted);
});
