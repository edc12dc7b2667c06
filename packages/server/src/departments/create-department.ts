import type { DepartmentDetail, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeDepartment } from './read-area.ts';
import { writeArea } from './write-area.ts';

type Call = (typeof endpoints)['departments.create'];

/** Creates a department, or updates the one with the given id. */
export async function createDepartment(
  context: CallContext,
  { body: { id, ...sent } }: ParsedRequestOf<Call>,
): Promise<DepartmentDetail> {
  const written = await writeArea(context, 'department', sent, id);
  return describeDepartment(context.services.db, written, context.user.id);
}
