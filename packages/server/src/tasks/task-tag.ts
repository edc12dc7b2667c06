import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findTag, listTags as listRows, type TagRow } from '../db/tasks/task-tags.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { requireVisibleTask, type VisibleTask } from '../requests/visible-task.ts';
import { changeTask, type LockedTask } from './change-task.ts';

type ListCall = (typeof endpoints)['tasks.listTags'];
type SetCall = (typeof endpoints)['tasks.setTag'];
type RemoveCall = (typeof endpoints)['tasks.removeTag'];

/** Returns all tags. */
export async function listTags({ services }: CallContext): Promise<AnswerOf<ListCall>> {
  return listRows(services.db);
}

/** Sets the tag of an open task, replacing an existing one. */
export async function setTaskTag(context: CallContext, { params, query }: ParsedRequestOf<SetCall>): Promise<void> {
  const task = await requireVisibleTask(context, { taskUuid: params.uuid });
  await changeTag(context, task, await requireTag(context.services.db, query.idTaskMarker));
}

/** Removes the tag of an open task; does nothing if it has none. */
export async function removeTaskTag(context: CallContext, { params }: ParsedRequestOf<RemoveCall>): Promise<void> {
  await changeTag(context, await requireVisibleTask(context, { taskUuid: params.uuid }), null);
}

/** Returns a tag by its id. @throws InvalidInputError if it does not exist */
export async function requireTag(db: Db, id: number): Promise<TagRow> {
  const tag = await findTag(db, id);
  if (tag) return tag;
  const fields = [{ name: 'idTaskMarker', message: 'Esta etiqueta não existe' }];
  throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', fields);
}

/** Sets or, with null, removes the tag of an open task. Returns false if nothing changes. */
export function changeTag(
  context: CallContext,
  task: VisibleTask,
  tag: TagRow | null,
  together?: LockedTask,
): Promise<boolean> {
  const { services, user } = context;
  return changeTask(context, task, together, ({ current, changes }) => {
    if (current.status !== 'TO_DO') throw new ConflictError(errorMessage('TASK_NOT_OPEN'), 'TASK_NOT_OPEN');
    const name = tag?.name ?? current.tag;
    if (name === null || current.marker_id === (tag?.id ?? null)) return false;
    changes.add(
      { id: task.taskId, marker_id: tag?.id ?? null },
      {
        idk: task.idk,
        task_id: task.taskId,
        step_id: null,
        kind: tag ? 'TAGGED' : 'UNTAGGED',
        message: (tag ? historyMessages.tagged : historyMessages.untagged)(user.completeName, name),
        user_id: user.id,
        created_at: services.now(),
      },
    );
    return true;
  });
}
