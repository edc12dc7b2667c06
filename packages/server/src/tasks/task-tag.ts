import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findTaskMarker, listTaskMarkers as listRows, type TaskMarkerRow } from '../db/tasks/task-tags.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { requireVisibleTask, type VisibleTask } from '../requests/visible-task.ts';
import { changeTask, type LockedTask } from './change-task.ts';

type ListCall = (typeof endpoints)['tasks.listMarkers'];
type SetCall = (typeof endpoints)['tasks.setMarker'];
type RemoveCall = (typeof endpoints)['tasks.removeMarker'];

/** Returns all tags. */
export async function listTaskMarkers({ services }: CallContext): Promise<AnswerOf<ListCall>> {
  return listRows(services.db);
}

/** Sets the tag of an open task, replacing an existing one. */
export async function setTaskMarker(context: CallContext, { params, query }: ParsedRequestOf<SetCall>): Promise<void> {
  const task = await requireVisibleTask(context, { taskUuid: params.uuid });
  await tag(context, task, await requireMarker(context.services.db, query.idTaskMarker));
}

/** Removes the tag of an open task; does nothing if it has none. */
export async function removeTaskMarker(context: CallContext, { params }: ParsedRequestOf<RemoveCall>): Promise<void> {
  await tag(context, await requireVisibleTask(context, { taskUuid: params.uuid }), null);
}

/** Returns a tag by its id. @throws InvalidInputError if it does not exist */
export async function requireMarker(db: Db, id: number): Promise<TaskMarkerRow> {
  const marker = await findTaskMarker(db, id);
  if (marker) return marker;
  const fields = [{ name: 'idTaskMarker', message: 'Esta etiqueta não existe' }];
  throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', fields);
}

/** Sets or, with null, removes the tag of an open task. Returns false if nothing changes. */
export function tag(
  context: CallContext,
  task: VisibleTask,
  marker: TaskMarkerRow | null,
  together?: LockedTask,
): Promise<boolean> {
  const { services, user } = context;
  return changeTask(context, task, together, ({ standing, changes }) => {
    if (standing.status !== 'TO_DO') throw new ConflictError(errorMessage('TASK_NOT_OPEN'), 'TASK_NOT_OPEN');
    const name = marker?.name ?? standing.marker;
    if (name === null || standing.marker_id === (marker?.id ?? null)) return false;
    changes.add(
      { id: task.taskId, marker_id: marker?.id ?? null },
      {
        idk: task.idk,
        task_id: task.taskId,
        step_id: null,
        kind: marker ? 'TAGGED' : 'UNTAGGED',
        message: (marker ? historyMessages.tagged : historyMessages.untagged)(user.completeName, name),
        user_id: user.id,
        created_at: services.now(),
      },
    );
    return true;
  });
}
