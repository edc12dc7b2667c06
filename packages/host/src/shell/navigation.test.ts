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

test('T6.02 T2.2.11 the Report group holds Relatório and Dashboard, in this order', () => {
  expect(reportOf({ roles: 'ROLE_REPORT' })).toEqual(entries);
});

test('T6.10 the Report group is hidden from everybody else', () => {
  expect(reportOf({})).toEqual([]);
  expect(reportOf({ roles: 'ROLE_SUPPORT', custom4: '501' })).toEqual([]);
});

test('T2.2.24 a person with only the personal menu does not see the Report group, whatever their roles', () => {
  expect(reportOf({ roles: 'ROLE_ADMIN', showOnlyPersonalMenu: true })).toEqual([]);
});
