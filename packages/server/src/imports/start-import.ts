import type { endpoints, Import, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { applyImportJob } from '../db/jobs/import-jobs.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { readImport, startApplying } from './apply-import.ts';
import { describeImport } from './describe-import.ts';

type Call = (typeof endpoints)['imports.apply'];

/** Starts to write a checked file. */
export async function startImport(
  { services, user, locale, requestId, ip }: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<Import> {
  const started = await services.db.transaction().execute(async (tx) => {
    await startApplying(tx, services, params.id, body, { userId: user.id, requestId, address: ip });
    await insertJob(tx, applyImportJob(params.id, services.now()));
    return readImport(tx, params.id);
  });
  services.wakeWorker();
  return describeImport(started, services, locale);
}
