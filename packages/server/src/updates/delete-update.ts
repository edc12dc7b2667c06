import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { planFileRemoval } from '../db/jobs/file-removal-job.ts';
import { deleteUpdateRow } from '../db/updates/updates-editing.ts';
import { updateAudit } from './audit-update.ts';
import { readUpdate } from './get-update.ts';
import { missingUpdate } from './reader.ts';

type Call = (typeof endpoints)['updates.delete'];

/** Removes an update with all its attachments; a job written in the same transaction deletes the files. */
export async function deleteUpdate(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  const { services } = context;
  await services.db.transaction().execute(async (tx) => {
    const before = await readUpdate(tx, context, params.id);
    const keys = await deleteUpdateRow(tx, params.id);
    if (!keys) throw missingUpdate();
    await planFileRemoval(tx, keys, services.now());
    await writeAudit(tx, fromCall(context), updateAudit(before, null));
  });
  services.wakeWorker();
}
