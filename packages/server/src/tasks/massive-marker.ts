import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { type Loaded, runBulk } from '../bulk/run-bulk.ts';
import type { CallContext, Db } from '../context.ts';
import { findMarkersOfTasks, type TaskMarkerRow } from '../db/task-markers.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { requireMarker, tag } from './task-marker.ts';
import { byTask, findVisibleTasks, missingTask, type VisibleTask } from './visible-task.ts';

type SetCall = (typeof endpoints)['tasks.setMarkerMassive'];
type RemoveCall = (typeof endpoints)['tasks.removeMarkerMassive'];

/** Puts a tag on several tasks, in place of those they have. */
export async function setTaskMarkers(
  context: CallContext,
  { query, body }: ParsedRequestOf<SetCall>,
): Promise<AnswerOf<SetCall>> {
  const marker = await requireMarker(context.services.db, query.idTaskMarker);
  return runBulk(context, {
    ids: body.items,
    subjects: await findVisibleTasks(context, body.items),
    missing: missingTask,
    load: loadMarkers,
    act: async (inner, task, known) => ((await tag(inner, task, marker, known)) ? null : 'TAG_ALREADY_SET'),
  });
}

/** Takes the tags off several tasks. */
export async function removeTaskMarkers(
  context: CallContext,
  { body }: ParsedRequestOf<RemoveCall>,
): Promise<AnswerOf<RemoveCall>> {
  return runBulk(context, {
    ids: body.items,
    subjects: await findVisibleTasks(context, body.items),
    missing: missingTask,
    load: loadMarkers,
    act: async (inner, task, known) => ((await tag(inner, task, null, known)) ? null : 'NO_TAG'),
  });
}

async function loadMarkers(db: Db, tasks: readonly VisibleTask[]): Promise<Loaded<VisibleTask, TaskMarkerRow | null>> {
  const ids = tasks.map(({ taskId }) => taskId);
  return { known: byTask(tasks, await findMarkersOfTasks(db, ids)) };
}
