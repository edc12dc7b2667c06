import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { insertUpdate, insertUpdateAttachments } from '../db/updates/updates-editing.ts';
import type { AnswerOf } from '../handlers.ts';
import { updateAudit } from './audit-update.ts';
import { checkUpdate } from './check-update.ts';
import { readUpdate } from './get-update.ts';
import { withStoredParts } from './store-attachments.ts';

type Call = (typeof endpoints)['updates.create'];

/** Creates an update with all its attachments. */
export async function createUpdate(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const content = await checkUpdate(services.db, body);
  return withStoredParts(services, body, (rows) =>
    services.db.transaction().execute(async (tx) => {
      const id = await insertUpdate(tx, content, user.id, services.now());
      await insertUpdateAttachments(tx, rows(id));
      const created = await readUpdate(tx, context, id);
      await writeAudit(tx, fromCall(context), updateAudit(null, created));
      return created;
    }),
  );
}
