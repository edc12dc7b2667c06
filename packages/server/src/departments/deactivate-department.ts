import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { setActive } from './set-active.ts';

type Call = (typeof endpoints)['departments.deactivate'];

/** Deactivates a department. */
export async function deactivateDepartment(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  await setActive(context, 'department', params.id, false);
}
