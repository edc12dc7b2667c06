import type { endpoints, Import, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { applyImportJob } from '../db/jobs/import-jobs.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { startApplying } from './apply-import.ts';
import { describeImport } from './describe-import.ts';

type Call = (typeof endpoints)['imports.apply'];

/** Starts to write a checked file. */
export async function startImport(
  { services, user, locale, requestId, ip }: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<Import> {
  const applicant = { userId: user.id, requestId, address: ip };
  // only an administrator confirms numbers above the limits
  const options = user.service ? { allOrNothing: body.allOrNothing } : body;
  const started = await startApplying(services, params.id, options, applicant, (tx) =>
    insertJob(tx, applyImportJob(params.id, services.now())),
  );
  services.wakeWorker();
  return describeImport(started, services, locale);
}
