import { type endpoints, openExportsMax, type ParsedRequestOf, type ReportFilter } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { readRecordedNames } from '../db/audit/recorded-names.ts';
import type { Db } from '../db/connection/db.ts';
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
      changes: changesBetween(null, {
        ...query,
        ...(await namesOf(tx, query)),
        department: written?.department,
        sector: written?.sector,
      }),
    });
    return written;
  });
  if (!row) throw new NotFoundError();
  services.wakeWorker();
  return describeExport(row);
}

/** Returns the records of a filter's lists of ids, with their names for the audit trail. */
async function namesOf(tx: Db, { sectorIds, processIds }: ReportFilter) {
  const named = (kind: 'sector' | 'process', ids: string | undefined) =>
    ids === undefined ? undefined : readRecordedNames(tx, kind, ids.split(',').map(Number));
  return { sectorIds: await named('sector', sectorIds), processIds: await named('process', processIds) };
}
