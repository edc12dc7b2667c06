import { canSeeReports, roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findTitledDefinition } from '../db/process-data.ts';
import { type ProcessColumn, processColumns } from './process-columns.ts';

/** The data columns of the process with this title; none where the caller may not know of it, as if there were none. */
export async function findProcessColumns(
  { services, user }: Pick<CallContext, 'services' | 'user'>,
  title: string,
): Promise<readonly ProcessColumn[]> {
  const seesAll = rolesOf(user).has(roles.admin) || canSeeReports(user);
  const definition = await findTitledDefinition(services.db, title, { userId: user.id, seesAll });
  return definition ? processColumns(definition) : [];
}
