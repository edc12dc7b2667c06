import type { Import } from '@tramita/client/contract';
import type { Services } from '../context.ts';
import type { ImportRow } from '../db/imports/imports.ts';
import { deactivationsLimit } from '../directory/leaving/report-deactivations.ts';

/** People whose roles one file may change without a confirmation. */
const roleChangesMax = 20;

/** Returns the numbers of people that exceed their limits and must be confirmed before the file is applied. */
export function limitsOf(
  { kind, result }: Pick<ImportRow, 'kind' | 'result'>,
  services: Services,
): Import['confirmations'] {
  if (!result || kind !== 'people') return { deactivations: null, roleChanges: null };
  const { counts, active, openTasks, roleChanges } = result;
  const limit = deactivationsLimit(active, services.limits.importDeactivations);
  return {
    deactivations: counts.deactivated > limit ? { count: counts.deactivated, limit, active, openTasks } : null,
    roleChanges: roleChanges > roleChangesMax ? { count: roleChanges, limit: roleChangesMax } : null,
  };
}
