import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { runBulk } from '../../bulk/run-bulk.ts';
import type { CallContext } from '../../context.ts';
import type { AnswerOf } from '../../handlers.ts';
import { findVisibleTasks, missingTask } from '../../requests/visible-task.ts';
import { lockTasks } from '../change-task.ts';
import { changeTag, requireTag } from '../task-tag.ts';

type SetCall = (typeof endpoints)['tasks.bulkSetTag'];
type RemoveCall = (typeof endpoints)['tasks.bulkRemoveTag'];

/** Sets the tag of several tasks, replacing existing tags. */
export async function bulkSetTag(
  context: CallContext,
  { query, body }: ParsedRequestOf<SetCall>,
): Promise<AnswerOf<SetCall>> {
  const tag = await requireTag(context.services.db, query.idTaskMarker);
  return runBulk(context, {
    ids: body.items,
    subjects: await findVisibleTasks(context, body.items),
    missing: missingTask,
    load: (db, tasks) => lockTasks(db, tasks),
    act: async (inner, task, together) => ((await changeTag(inner, task, tag, together)) ? null : 'TAG_ALREADY_SET'),
  });
}

/** Removes the tags of several tasks. */
export async function bulkRemoveTag(
  context: CallContext,
  { body }: ParsedRequestOf<RemoveCall>,
): Promise<AnswerOf<RemoveCall>> {
  return runBulk(context, {
    ids: body.items,
    subjects: await findVisibleTasks(context, body.items),
    missing: missingTask,
    load: (db, tasks) => lockTasks(db, tasks),
    act: async (inner, task, together) => ((await changeTag(inner, task, null, together)) ? null : 'NO_TAG'),
  });
}
