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

/** The tag of a task, locked until the transaction ends. */
export async function findMarkerOfTask(db: Db, taskId: number): Promise<TaskMarkerRow | undefined> {
  return db
    .selectFrom('tasks')
    .innerJoin('task_markers', 'task_markers.id', 'tasks.marker_id')
    .selectAll('task_markers')
    .where('tasks.id', '=', taskId)
    .forUpdate('tasks')
    .executeTakeFirst();
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
