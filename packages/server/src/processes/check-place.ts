import { roles, rolesOf } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { doesAnswerFor, findArea } from '../db/people/departments.ts';
import type { LastVersionRow } from '../db/processes/processes.ts';
import { ForbiddenError, type InvalidField } from '../errors.ts';
import type { SessionUser } from '../identity/authenticator.ts';

/** Department and sector of a process, by id. */
export interface Place {
  readonly department: number;
  readonly sector: number;
}

/**
 * Returns the problems of a process's place: the department and the sector must exist, belong together, and be active
 * unless the process is already there.
 */
export async function placeProblems(db: Db, place: Place, last: LastVersionRow | null): Promise<InvalidField[]> {
  const department = await findArea(db, 'department', place.department, 0);
  const sector = await findArea(db, 'sector', place.sector, 0);
  const problems: InvalidField[] = [];
  if (!department) problems.push({ name: 'department', message: 'Este departamento não existe' });
  else if (!department.active && last?.department?.id !== department.id) {
    problems.push({ name: 'department', message: 'Este departamento está inativo' });
  }
  if (!sector) problems.push({ name: 'sector', message: 'Este setor não existe' });
  else if (sector.department_id !== place.department) {
    problems.push({ name: 'sector', message: 'Este setor é de outro departamento' });
  } else if (!sector.active && last?.sector?.id !== sector.id) {
    problems.push({ name: 'sector', message: 'Este setor está inativo' });
  }
  return problems;
}

/**
 * Allows only administrators, and users responsible for both the new place of a process and its present place, if any.
 * @throws ForbiddenError for other users
 */
export async function requirePublisher(
  db: Db,
  user: SessionUser,
  place: Place | null,
  last: LastVersionRow | null,
): Promise<void> {
  if (await mayPublish(db, user, place, last)) return;
  throw new ForbiddenError('Usuário sem permissão para publicação', 'FORBIDDEN', 'NOT_RESPONSIBLE');
}

/** Returns whether a user is responsible for both the new place of a process and its present place, if any. */
export async function mayPublish(
  db: Db,
  user: SessionUser,
  place: Place | null,
  last: LastVersionRow | null,
): Promise<boolean> {
  if (rolesOf(user).has(roles.admin)) return true;
  if (place !== null && !(await doesAnswerFor(db, user.id, place))) return false;
  if (last === null || (last.department === null && last.sector === null)) return true;
  return doesAnswerFor(db, user.id, { department: last.department?.id ?? null, sector: last.sector?.id ?? null });
}
