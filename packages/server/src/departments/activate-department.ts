import type { DepartmentDetail, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeDepartment } from './read-area.ts';
import { setActive } from './set-active.ts';

type Call = (typeof endpoints)['departments.activate'];

/** Activates a department again. */
export async function activateDepartment(
  context: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<DepartmentDetail> {
  await setActive(context, 'department', params.id, true);
  return describeDepartment(context.services.db, params.id, context.user.id);
}
