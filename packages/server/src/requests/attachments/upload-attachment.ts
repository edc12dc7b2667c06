import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../../context.ts';
import { findWorker } from '../../db/absences/covers.ts';
import type { Db } from '../../db/connection/db.ts';
import { insertHistory } from '../../db/engine/histories.ts';
import { insertAttachments } from '../../db/engine/insert-request.ts';
import { listAttachments, lockOpenRequest } from '../../db/requests/attachments.ts';
import type { VisibleRequest } from '../../db/requests/visibility.ts';
import { findAbsentPerson } from '../../db/tasks/tasks.ts';
import { ConflictError } from '../../errors.ts';
import { withStoredUploads } from '../../files/stored-upload.ts';
import type { AnswerOf } from '../../handlers.ts';
import type { StoredAttachment } from '../../ports/stored-uploads.ts';
import { plainText } from '../../text/sanitize-text.ts';
import { writeComment } from '../comment.ts';
import { requireVisibleRequest } from '../visibility.ts';
import { toAttachment } from './attachment.ts';

type Call = (typeof endpoints)['requests.uploadAttachment'];

/** Adds a file to an open request; an accompanying text becomes a comment. */
export async function uploadAttachment(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services } = context;
  const request = await requireVisibleRequest(context, { idk: body.processInstanceId });
  if (request.status !== 'IN_PROGRESS') throw ended();
  return withStoredUploads(services, [body.attachment], (files) =>
    services.db.transaction().execute((tx) => write(tx, context, request, files, body.comments ?? '')),
  );
}

const ended = () => new ConflictError(errorMessage('PROCESS_ENDED'), 'PROCESS_ENDED');

async function write(
  tx: Db,
  { services, user }: CallContext,
  request: VisibleRequest,
  files: readonly StoredAttachment[],
  comment: string,
): Promise<AnswerOf<Call>> {
  const { idk } = request;
  const at = services.now();
  if (!(await lockOpenRequest(tx, idk))) throw ended();
  await insertAttachments(tx, idk, files, user.id, at);
  const onBehalfOf = await findAbsentPerson(tx, idk, await findWorker(tx, user.id, at));
  const entry = {
    idk,
    kind: 'ATTACHED',
    user_id: user.id,
    on_behalf_of: onBehalfOf?.id ?? null,
    created_at: at,
  } as const;
  for (const { originalFileName } of files) {
    const message = historyMessages.attached({ completeName: user.completeName, onBehalfOf }, originalFileName);
    await insertHistory(tx, { ...entry, message });
  }
  const text = plainText(comment);
  if (text !== '') await writeComment(tx, request, user, text, at);
  const stored = (await listAttachments(tx, idk)).find((row) => row.storage_key === files[0]?.storageKey);
  if (!stored) throw new Error(`The attachment of request ${idk} was not written`);
  return toAttachment(stored);
}
