import type { User } from '../../contract/session.ts';

/** Properties of a user that the role rules read. */
export type RoleHolder = Pick<User, 'roles' | 'custom4' | 'custom5' | 'showOnlyPersonalMenu'>;

/** Known role names; any other name is ignored. */
export const roles = {
  admin: 'ROLE_ADMIN',
  processAnalyst: 'ROLE_PROCESS_ANALYST',
  groupManager: 'ROLE_GROUP_MANAGER',
  report: 'ROLE_REPORT',
  support: 'ROLE_SUPPORT',
} as const;

/** Branches (`custom4`) whose users see the reports whatever their roles. */
export const reportBranches: readonly string[] = ['500', '1099'];

/** Returns the roles of a user: the comma-separated text split and trimmed, compared exactly. */
export function rolesOf(user: Pick<User, 'roles'>): ReadonlySet<string> {
  return new Set(
    user.roles
      .split(',')
      .map((role) => role.trim())
      .filter((role) => role !== ''),
  );
}

const hasAny = (user: Pick<User, 'roles'>, wanted: readonly string[]): boolean => {
  const held = rolesOf(user);
  return wanted.some((role) => held.has(role));
};

/** Returns whether the user may open the Relatório and Dashboard screens. */
export function canSeeReports(user: RoleHolder): boolean {
  if (reportBranches.includes(user.custom4 ?? '')) return true;
  if ((user.custom5 ?? '').toUpperCase().includes('AUDITORIA')) return true;
  return hasAny(user, [roles.processAnalyst, roles.admin, roles.groupManager, roles.report]);
}

/**
 * Returns whether the user may finish and cancel any request from the report.
 * @param mayViewers false if the server restricts this to administrators, process analysts and group managers
 */
export function canEndFromReport(user: RoleHolder, mayViewers: boolean): boolean {
  return mayViewers ? canSeeReports(user) : canSeeAdministration(user);
}

/** Returns whether the administrative group of the menu is shown to the user. */
export function canSeeAdministration(user: RoleHolder): boolean {
  return hasAny(user, [roles.processAnalyst, roles.admin, roles.groupManager]);
}

/** Returns whether the user may open Processos in the administrative group. */
export function canManageProcesses(user: RoleHolder): boolean {
  return hasAny(user, [roles.processAnalyst, roles.admin]);
}

/** Returns whether the user may open "Área e Setor Responsável" in the administrative group. */
export function canManageDepartments(user: RoleHolder): boolean {
  return hasAny(user, [roles.processAnalyst, roles.admin]);
}

/** Returns whether the user may open Grupos in the administrative group. */
export function canManageGroups(user: RoleHolder): boolean {
  return canSeeAdministration(user);
}

/** Returns whether the user may open Pessoas and Cadastros in the administrative group. */
export function canManagePeople(user: RoleHolder): boolean {
  return hasAny(user, [roles.admin]);
}

/** Returns whether the user may write updates and see how often they were read. */
export function canManageUpdates(user: RoleHolder): boolean {
  return hasAny(user, [roles.admin]);
}

/** Returns whether the user may start a request on behalf of another person. */
export function canRequestOnBehalf(user: RoleHolder): boolean {
  return hasAny(user, [roles.support]);
}

/** Returns whether the attendance group of the menu is shown: not to users who have only the personal menu. */
export function canSeeAttendance(user: RoleHolder): boolean {
  return !user.showOnlyPersonalMenu;
}
