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

/** The tags there are. */
export async function listTaskMarkers({ services }: CallContext): Promise<AnswerOf<ListCall>> {
  return listRows(services.db);
}

/** Puts a tag on an open task, in place of the one it has. */
export async function setTaskMarker(context: CallContext, { params, query }: ParsedRequestOf<SetCall>): Promise<void> {
  const task = await requireVisibleTask(context, { taskUuid: params.uuid });
  await tag(context, task, await requireMarker(context.services.db, query.idTaskMarker));
}

/** Takes the tag off an open task; one without a tag stays as it is. */
export async function removeTaskMarker(context: CallContext, { params }: ParsedRequestOf<RemoveCall>): Promise<void> {
  await tag(context, await requireVisibleTask(context, { taskUuid: params.uuid }), null);
}

/** A tag by its id. @throws InvalidInputError when there is none */
export async function requireMarker(db: Db, id: number): Promise<TaskMarkerRow> {
  const marker = await findTaskMarker(db, id);
  if (marker) return marker;
  const fields = [{ name: 'idTaskMarker', message: 'Esta etiqueta não existe' }];
  throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', fields);
}

/** Gives an open task this tag or, with null, none; false when it is so already. */
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
