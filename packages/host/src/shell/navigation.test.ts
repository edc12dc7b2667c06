import type { User } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { visibleNavigation } from './navigation.ts';

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

const reportOf = (overrides: Partial<User>) =>
  visibleNavigation(user(overrides))
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

const administrationOf = (roles: string) =>
  visibleNavigation(user({ roles }))
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

test('shows Cadastros to administrators if the backend offers its calls', () => {
  const labels = (roles: string, offered: Parameters<typeof visibleNavigation>[1]) =>
    visibleNavigation(user({ roles }), offered).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels('ROLE_ADMIN', ['register.list'])).toContain('Cadastros');
  expect(labels('ROLE_ADMIN', [])).not.toContain('Cadastros');
  for (const roles of ['ROLE_PROCESS_ANALYST', 'ROLE_GROUP_MANAGER', 'ROLE_REPORT', 'ROLE_SUPPORT']) {
    expect(labels(roles, ['register.list'])).not.toContain('Cadastros');
  }
});

test('T2.2.16 the drawer has four groups, with services and summary above and updates below', () => {
  const groups = visibleNavigation(user({ roles: 'ROLE_ADMIN' }));
  expect(groups.map(({ label, entries: { length } }) => [label, length])).toEqual([
    [null, 2],
    ['Minhas solicitações', 3],
    ['Atendimento', 4],
    ['Relatório', 2],
    ['Administrativo', 3],
    [null, 1],
  ]);
});
