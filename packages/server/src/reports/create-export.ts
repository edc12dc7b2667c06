import { type endpoints, openExportsMax, type ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { exportJob } from '../db/jobs/export-job.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { countOpenExports, findExport, insertExport } from '../db/reports/exports.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeExport } from './describe-export.ts';
import { requireFilter } from './require-filter.ts';

type Call = (typeof endpoints)['exports.create'];

/**
 * Adds an export to the caller's queue, with the job that writes it.
 * @throws InvalidInputError FILTER_REQUIRED
 * @throws ConflictError TOO_MANY_EXPORTS while too many of the caller's exports have not ended
 */
export async function createExport(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { reportType, ...filter } = body;
  const query = requireFilter(filter);
  const uuid = crypto.randomUUID();
  const at = services.now();
  const row = await services.db.transaction().execute(async (tx) => {
    if ((await countOpenExports(tx, user.id)) >= openExportsMax) {
      throw new ConflictError(errorMessage('TOO_MANY_EXPORTS'), 'TOO_MANY_EXPORTS');
    }
    await insertExport(tx, { uuid, userId: user.id, query, type: reportType, at });
    await insertJob(tx, exportJob(uuid, at));
    const written = await findExport(tx, uuid);
    await writeAudit(tx, fromCall(context), {
      action: 'EXPORTED',
      object: { kind: 'report', id: uuid, name: reportType },
      // the names in place of the ids
      changes: changesBetween(null, { ...query, department: written?.department, sector: written?.sector }),
    });
    return written;
  });
  if (!row) throw new NotFoundError();
  services.wakeWorker();
  return describeExport(row);
}
