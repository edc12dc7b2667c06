import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { setAreaActive } from '../db/people/departments.ts';
import { readOwnArea } from './read-area.ts';

type Call = (typeof endpoints)['departments.deactivate'];

/** Deactivates a department. */
export async function deactivateDepartment(
  { services: { db }, user }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<void> {
  await readOwnArea(db, 'department', params.id, user.id);
  await setAreaActive(db, 'department', params.id, false);
}
