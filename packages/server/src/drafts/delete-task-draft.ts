import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { deleteDraft } from '../db/tasks/task-drafts.ts';
import { requireVisibleTask } from '../requests/visible-task.ts';

type Call = (typeof endpoints)['drafts.delete'];

/** Deletes the caller's draft of a task, if it exists. */
export async function deleteTaskDraft(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  const { services, user } = context;
  const { taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  await deleteDraft(services.db, { taskId, userId: user.id });
}
