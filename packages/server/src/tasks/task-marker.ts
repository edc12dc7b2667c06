import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext, Db } from '../context.ts';
import { insertHistory } from '../db/histories.ts';
import { findMarkerOfTask, findTaskMarker, listTaskMarkers as listRows, setMarker } from '../db/task-markers.ts';
import { historyMessages } from '../engine/history-messages.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { requireVisibleTask } from './visible-task.ts';

type ListCall = (typeof endpoints)['tasks.listMarkers'];
type SetCall = (typeof endpoints)['tasks.setMarker'];
type RemoveCall = (typeof endpoints)['tasks.removeMarker'];

/** The tags there are. */
export async function listTaskMarkers({ services }: CallContext): Promise<AnswerOf<ListCall>> {
  return listRows(services.db);
}

/** Puts a tag on an open task, in place of the one it has. */
export async function setTaskMarker(context: CallContext, { params, query }: ParsedRequestOf<SetCall>): Promise<void> {
  const { services, user } = context;
  const { idk, taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  const marker = await findTaskMarker(services.db, query.idTaskMarker);
  if (!marker) {
    const fields = [{ name: 'idTaskMarker', message: 'Esta etiqueta não existe' }];
    throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', fields);
  }
  await services.db.transaction().execute(async (tx) => {
    const before = await findMarkerOfTask(tx, taskId);
    await changeMarker(tx, taskId, marker.id);
    if (before?.id === marker.id) return;
    const message = historyMessages.tagged(user.completeName, marker.name);
    await insertHistory(tx, { ...entryOf(context, idk, taskId), kind: 'TAGGED', message });
  });
}

/** Takes the tag off an open task; one without a tag stays as it is. */
export async function removeTaskMarker(context: CallContext, { params }: ParsedRequestOf<RemoveCall>): Promise<void> {
  const { services, user } = context;
  const { idk, taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  await services.db.transaction().execute(async (tx) => {
    const before = await findMarkerOfTask(tx, taskId);
    await changeMarker(tx, taskId, null);
    if (!before) return;
    const message = historyMessages.untagged(user.completeName, before.name);
    await insertHistory(tx, { ...entryOf(context, idk, taskId), kind: 'UNTAGGED', message });
  });
}

async function changeMarker(tx: Db, taskId: number, markerId: number | null): Promise<void> {
  if (await setMarker(tx, taskId, markerId)) return;
  throw new ConflictError(errorMessage('TASK_NOT_OPEN'), 'TASK_NOT_OPEN');
}

const entryOf = ({ services, user }: CallContext, idk: number, taskId: number) => ({
  idk,
  task_id: taskId,
  step_id: null,
  user_id: user.id,
  created_at: services.now(),
});
