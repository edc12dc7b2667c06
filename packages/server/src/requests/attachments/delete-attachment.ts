import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../../context.ts';
import { findWorker } from '../../db/absences/covers.ts';
import { insertHistory } from '../../db/engine/histories.ts';
import { deleteAttachmentRow, findAttachment, isHoldingTask, lockOpenRequest } from '../../db/requests/attachments.ts';
import { findAbsentPerson } from '../../db/tasks/tasks.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { removeFile } from '../../files/stored-upload.ts';
import type { AnswerOf } from '../../handlers.ts';
import { requireVisibleRequest } from '../visibility.ts';

type Call = (typeof endpoints)['requests.deleteAttachment'];

const missing = 'Não encontramos este anexo';

/**
 * Removes a file from an open request. Allowed for the user who attached it and for the assignee of the open task.
 * @throws NotFoundError for any other user, ConflictError PROCESS_ENDED if the request has ended
 */
export async function deleteAttachment(
  context: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const attachment = await findAttachment(services.db, params.id);
  if (!attachment) throw new NotFoundError(missing);
  const { idk } = await requireVisibleRequest(context, { idk: attachment.idk }, missing);
  const isOwn = attachment.by.id === user.id;
  if (!isOwn && !(await isHoldingTask(services.db, idk, user.id))) throw new NotFoundError(missing);
  await services.db.transaction().execute(async (tx) => {
    if (!(await lockOpenRequest(tx, idk))) throw new ConflictError(errorMessage('PROCESS_ENDED'), 'PROCESS_ENDED');
    if (!(await deleteAttachmentRow(tx, params.id))) throw new NotFoundError(missing);
    const at = services.now();
    const onBehalfOf = await findAbsentPerson(tx, idk, await findWorker(tx, user.id, at));
    const by = { completeName: user.completeName, onBehalfOf };
    const message = historyMessages.attachmentRemoved(by, attachment.original_file_name);
    const entry = { idk, kind: 'ATTACHMENT_REMOVED', message, user_id: user.id, created_at: at } as const;
    await insertHistory(tx, { ...entry, on_behalf_of: onBehalfOf?.id ?? null });
  });
  await removeFile(services, attachment.storage_key);
  return { attachmentId: params.id };
}
