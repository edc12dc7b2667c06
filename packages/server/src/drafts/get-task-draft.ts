import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findDraft } from '../db/tasks/task-drafts.ts';
import type { AnswerOf } from '../handlers.ts';
import { requireVisibleTask } from '../requests/visible-task.ts';
import { readableDraft } from './draft-reader.ts';

type Call = (typeof endpoints)['drafts.get'];

/** Returns the caller's own draft of a task they may see. */
export async function getTaskDraft(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const task = await requireVisibleTask(context, { taskUuid: params.uuid });
  const draft = await findDraft(services.db, { taskId: task.taskId, userId: user.id });
  if (!draft) return { draft: null };
  const { comment, revision, saved_at } = draft;
  const values = await readableDraft(context, task, draft.values);
  return { draft: { values, comment: comment ?? undefined, revision, savedAt: saved_at.toISOString() } };
}
