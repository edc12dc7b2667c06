import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { exportJob } from '../db/export-job.ts';
import { findExport, insertExport } from '../db/exports.ts';
import { insertJob } from '../db/jobs.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { describeExport } from './describe-export.ts';
import { requireFilter } from './require-filter.ts';

type Call = (typeof endpoints)['exports.create'];

/** Puts an export into the caller's queue, with the job that writes it. @throws InvalidInputError FILTER_REQUIRED */
export async function createExport(
  { services, user }: CallContext,
  { body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { reportType, ...filter } = body;
  const query = requireFilter(filter);
  const uuid = crypto.randomUUID();
  const at = services.now();
  const row = await services.db.transaction().execute(async (tx) => {
    await insertExport(tx, { uuid, userId: user.id, query, type: reportType, at });
    await insertJob(tx, exportJob(uuid, at));
    return findExport(tx, uuid);
  });
  if (!row) throw new NotFoundError();
  services.wakeWorker();
  return describeExport(row);
}
