import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';

export interface TagRow {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

const columns = ['id', 'name', 'color', 'description'] as const;

/** Returns the active tags, ordered by name. */
export async function listTags(db: Db): Promise<TagRow[]> {
  return db
    .selectFrom('task_markers')
    .select(columns)
    .where('active', '=', true)
    .orderBy((eb) => nameOrder(eb.ref('name')))
    .orderBy('id')
    .execute();
}

/** Returns a tag by its id. */
export async function findTag(db: Db, id: number): Promise<TagRow | undefined> {
  return db.selectFrom('task_markers').select(columns).where('id', '=', id).executeTakeFirst();
}
