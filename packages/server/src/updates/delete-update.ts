import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { planFileRemoval } from '../db/jobs/file-removal-job.ts';
import { deleteUpdateRow } from '../db/updates/updates-editing.ts';
import { missingUpdate } from './reader.ts';

type Call = (typeof endpoints)['updates.delete'];

/** Removes an update with all its attachments; a job written in the same transaction deletes the files. */
export async function deleteUpdate({ services }: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const keys = await deleteUpdateRow(tx, params.id);
    if (!keys) throw missingUpdate();
    await planFileRemoval(tx, keys, services.now());
  });
  services.wakeWorker();
}
