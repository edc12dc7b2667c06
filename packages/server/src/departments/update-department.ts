import type { DepartmentDetail, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeDepartment } from './read-area.ts';
import { writeArea } from './write-area.ts';

type Call = (typeof endpoints)['departments.update'];

/** Updates the sent values of a department. */
export async function updateDepartment(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<DepartmentDetail> {
  await writeArea(context, 'department', body, params.id);
  return describeDepartment(context.services.db, params.id, context.user.id);
}
