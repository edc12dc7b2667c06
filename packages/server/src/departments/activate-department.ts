import type { DepartmentDetail, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { setAreaActive } from '../db/people/departments.ts';
import { describeDepartment, readOwnArea } from './read-area.ts';

type Call = (typeof endpoints)['departments.activate'];

/** Activates a department again. */
export async function activateDepartment(
  { services: { db }, user }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<DepartmentDetail> {
  await readOwnArea(db, 'department', params.id, user.id);
  await setAreaActive(db, 'department', params.id, true);
  return describeDepartment(db, params.id, user.id);
}
