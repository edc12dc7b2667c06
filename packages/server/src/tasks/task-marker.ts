import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext, Db } from '../context.ts';
import { insertHistory } from '../db/histories.ts';
import {
  findMarkersOfTasks,
  findTaskMarker,
  listTaskMarkers as listRows,
  setMarker,
  type TaskMarkerRow,
} from '../db/task-markers.ts';
import { historyMessages } from '../engine/history-messages.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { requireVisibleTask, type VisibleTask } from './visible-task.ts';

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

/** Gives an open task this tag or, with null, none; false when it is so already. `known` is its tag where it is locked. */
export function tag(
  { services, user }: CallContext,
  { idk, taskId }: VisibleTask,
  marker: TaskMarkerRow | null,
  known?: TaskMarkerRow | null,
): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const before = known === undefined ? (await findMarkersOfTasks(tx, [taskId])).get(taskId) : known;
    if (!(await setMarker(tx, taskId, marker?.id ?? null))) {
      throw new ConflictError(errorMessage('TASK_NOT_OPEN'), 'TASK_NOT_OPEN');
    }
    const changed = marker ?? before;
    if (!changed || before?.id === marker?.id) return false;
    await insertHistory(tx, {
      idk,
      task_id: taskId,
      step_id: null,
      kind: marker ? 'TAGGED' : 'UNTAGGED',
      message: (marker ? historyMessages.tagged : historyMessages.untagged)(user.completeName, changed.name),
      user_id: user.id,
      created_at: services.now(),
    });
    return true;
  });
}
