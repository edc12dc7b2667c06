import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';

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
