import type { Db } from '../context.ts';
import { nameOrder } from './search-text.ts';

export interface TaskMarkerRow {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

/** The tags there are, in the order of their names. */
export async function listTaskMarkers(db: Db): Promise<TaskMarkerRow[]> {
  return db
    .selectFrom('task_markers')
    .selectAll()
    .orderBy((eb) => nameOrder(eb.ref('name')))
    .orderBy('id')
    .execute();
}

/** A tag by its id. */
export async function findTaskMarker(db: Db, id: number): Promise<TaskMarkerRow | undefined> {
  return db.selectFrom('task_markers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The tags of tasks, null for those without one, by the tasks' ids. The tasks are locked in the order of their requests. */
export async function findMarkersOfTasks(
  db: Db,
  taskIds: readonly number[],
): Promise<Map<number, TaskMarkerRow | null>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('tasks')
    .leftJoin('task_markers', 'task_markers.id', 'tasks.marker_id')
    .select(['tasks.id as task_id', 'task_markers.id', 'name', 'color', 'description'])
    .where('tasks.id', 'in', taskIds)
    .orderBy('tasks.idk')
    .forNoKeyUpdate('tasks')
    .execute();
  return new Map(
    rows.map(({ task_id, id, name, color, description }) => [
      task_id,
      id === null || name === null || color === null ? null : { id, name, color, description },
    ]),
  );
}

/** Puts a tag on an open task or, with null, takes it off; false when the task is no longer open. */
export async function setMarker(db: Db, taskId: number, markerId: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ marker_id: markerId })
    .where('id', '=', taskId)
    .where('status', '=', 'TO_DO')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
