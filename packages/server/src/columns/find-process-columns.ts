import { approverFields, canSeeReports, roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findTitledDefinition } from '../db/processes/process-data.ts';
import { hasDecidedAny } from '../db/requests/readable-data.ts';
import { dataReaderOf } from './data-reader.ts';
import { type ProcessColumn, processColumns } from './process-columns.ts';

/**
 * Returns the data columns of the process with this title; empty if the caller has no access to it, as if it did not
 * exist.
 */
export async function findProcessColumns(
  { services, user }: Pick<CallContext, 'services' | 'user'>,
  title: string,
): Promise<readonly ProcessColumn[]> {
  const seesAll = rolesOf(user).has(roles.admin) || canSeeReports(user);
  const definition = await findTitledDefinition(services.db, title, { userId: user.id, seesAll });
  if (!definition) return [];
  const columns = processColumns(definition);
  const restricted = new Set(approverFields(definition));
  if (restricted.size === 0 || dataReaderOf(user).isAdmin || (await hasDecidedAny(services.db, title, user.id))) {
    return columns;
  }
  return columns.filter(({ name }) => !restricted.has(name));
}
