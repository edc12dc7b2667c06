import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { planFileRemoval } from '../db/jobs/file-removal-job.ts';
import {
  deleteUpdateAttachments,
  insertUpdateAttachments,
  lockUpdate,
  updateUpdate,
} from '../db/updates/updates-editing.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkRevision } from '../record-revision.ts';
import { updateAudit } from './audit-update.ts';
import { checkAttachmentCounts, checkUpdate } from './check-update.ts';
import { readUpdate } from './get-update.ts';
import { missingUpdate, readerOf, requireUpdate } from './reader.ts';
import { withStoredParts } from './store-attachments.ts';

type Call = (typeof endpoints)['updates.change'];

/** Changes an update, adds the sent attachments and removes the named ones, whose files a job deletes. */
export async function changeUpdate(
  context: CallContext,
  { params: { id }, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services } = context;
  await requireUpdate(services.db, readerOf(context), id);
  const content = await checkUpdate(services.db, body);
  const changed = await withStoredParts(services, body, (rows) =>
    services.db.transaction().execute(async (tx) => {
      await lockUpdate(tx, id);
      const before = await readUpdate(tx, context, id);
      checkRevision(body.knownRevision, before);
      if (!(await updateUpdate(tx, id, content))) throw missingUpdate();
      const keys = await deleteUpdateAttachments(tx, id, body.deletedAttachments);
      await planFileRemoval(tx, keys, services.now());
      await insertUpdateAttachments(tx, rows(id));
      await checkAttachmentCounts(tx, id);
      const after = await readUpdate(tx, context, id);
      await writeAudit(tx, fromCall(context), updateAudit(before, after));
      return after;
    }),
  );
  services.wakeWorker();
  return changed;
}
