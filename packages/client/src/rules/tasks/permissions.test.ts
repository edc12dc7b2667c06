import { describe, expect, test } from 'vitest';
import {
  canManageDepartments,
  canManageGroups,
  canManageProcesses,
  canManageUpdates,
  canRequestOnBehalf,
  canSeeAdministration,
  canSeeAttendance,
  canSeeReports,
  type RoleHolder,
  rolesOf,
} from './permissions.ts';

const user = (roles: string, rest: Partial<RoleHolder> = {}): RoleHolder => ({
  roles,
  showOnlyPersonalMenu: false,
  ...rest,
});

describe('roles', () => {
  test('T6.01 P6.01 are split at commas, trimmed and compared exactly', () => {
    expect([...rolesOf(user(' ROLE_ADMIN ,ROLE_REPORT,, '))]).toEqual(['ROLE_ADMIN', 'ROLE_REPORT']);
    expect(canSeeAdministration(user('role_admin'))).toBe(false);
    expect(canSeeAdministration(user('ROLE_ADMINISTRATOR'))).toBe(false);
    expect(canSeeReports(user('', { custom4: '500' }))).toBe(true);
  });
});

test('T6.30 unknown roles grant nothing and restrict nothing', () => {
  const stranger = user('ROLE_TESTER,ROLE_AUDITOR');
  for (const may of [canSeeReports, canSeeAdministration, canManageProcesses, canManageGroups, canRequestOnBehalf]) {
    expect(may(stranger)).toBe(false);
  }
  expect(canSeeAdministration(user('ROLE_TESTER,ROLE_ADMIN'))).toBe(true);
  expect(canSeeAttendance(stranger)).toBe(true);
});

describe('the report group', () => {
  test('T6.03 P6.02 is open to branch 500', () => expect(canSeeReports(user('', { custom4: '500' }))).toBe(true));
  test('T6.04 P6.03 is open to branch 1099', () => expect(canSeeReports(user('', { custom4: '1099' }))).toBe(true));
  test('T6.05 P6.04 is open to process analysts', () => expect(canSeeReports(user('ROLE_PROCESS_ANALYST'))).toBe(true));
  test('T6.06 P6.05 is open to administrators', () => expect(canSeeReports(user('ROLE_ADMIN'))).toBe(true));
  test('T6.07 P6.06 is open to group managers', () => expect(canSeeReports(user('ROLE_GROUP_MANAGER'))).toBe(true));
  test('T6.08 P6.07 is open to the report role', () => expect(canSeeReports(user('ROLE_REPORT'))).toBe(true));
  test('T6.09 P6.08 is open to a sector with auditoria in its name', () => {
    expect(canSeeReports(user('', { custom5: 'Gerência de Auditoria Interna' }))).toBe(true);
  });
  test('T6.10 is closed to all other users', () => {
    expect(canSeeReports(user('ROLE_SUPPORT,ROLE_USER', { custom4: '501', custom5: 'Audiovisual' }))).toBe(false);
    expect(canSeeReports(user('', { custom4: '5000' }))).toBe(false);
    expect(canSeeReports(user('', { custom4: null, custom5: null }))).toBe(false);
  });
});

describe('the administrative group', () => {
  test('T6.11 P6.10 is open to process analysts', () =>
    expect(canSeeAdministration(user('ROLE_PROCESS_ANALYST'))).toBe(true));
  test('T6.12 P6.11 is open to administrators', () => expect(canSeeAdministration(user('ROLE_ADMIN'))).toBe(true));
  test('T6.13 P6.12 is open to group managers', () =>
    expect(canSeeAdministration(user('ROLE_GROUP_MANAGER'))).toBe(true));
  test('T6.14 P6.13 is closed to all other users', () => {
    expect(canSeeAdministration(user('ROLE_REPORT,ROLE_SUPPORT', { custom4: '500' }))).toBe(false);
  });
  test.each([
    ['T6.15', 'processes', canManageProcesses],
    ['T6.16', 'areas and sectors', canManageDepartments],
  ])('%s opens %s to process analysts and administrators only', (_id, _what, may) => {
    expect(may(user('ROLE_PROCESS_ANALYST'))).toBe(true);
    expect(may(user('ROLE_ADMIN'))).toBe(true);
    expect(may(user('ROLE_GROUP_MANAGER'))).toBe(false);
  });
  test('T6.17 opens groups to all three roles', () => {
    for (const role of ['ROLE_PROCESS_ANALYST', 'ROLE_ADMIN', 'ROLE_GROUP_MANAGER']) {
      expect(canManageGroups(user(role))).toBe(true);
    }
    expect(canManageGroups(user('ROLE_REPORT'))).toBe(false);
  });
});

test('T6.18 lets only the support role request on behalf of another person', () => {
  expect(canRequestOnBehalf(user('ROLE_SUPPORT'))).toBe(true);
  expect(canRequestOnBehalf(user('ROLE_ADMIN'))).toBe(false);
});

test('T6.19 hides the attendance group from people with only the personal menu', () => {
  expect(canSeeAttendance(user('', { showOnlyPersonalMenu: true }))).toBe(false);
  expect(canSeeAttendance(user(''))).toBe(true);
});

test('P6.18 lets only administrators write updates', () => {
  expect(canManageUpdates(user('ROLE_ADMIN'))).toBe(true);
  expect(canManageUpdates(user('ROLE_PROCESS_ANALYST'))).toBe(false);
});

test('P0.04 an administrator may manage groups, departments with their sectors, and updates, and sees reports', () => {
  const rules = [canManageGroups, canManageDepartments, canManageUpdates, canSeeReports, canSeeAdministration];
  expect(rules.map((may) => may(user('ROLE_ADMIN')))).toEqual(rules.map(() => true));
  expect(rules.map((may) => may(user('')))).toEqual(rules.map(() => false));
});
