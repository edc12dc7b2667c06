import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { contains, nameOrder, wordsOf } from '../lists/search-text.ts';

/** Limit on categories; higher than the number a picker shows. */
const mostCategories = 200;

/** Returns active categories whose title contains every typed word, ordered by title. */
export async function listCategories(db: Db, q: string | undefined): Promise<{ id: number; title: string }[]> {
  let categories = db.selectFrom('categories').select(['id', 'title']).where('active', '=', true);
  for (const word of wordsOf(q)) categories = categories.where((eb) => contains(eb.ref('title'), word));
  return categories
    .orderBy((eb) => nameOrder(eb.ref('title')))
    .orderBy('id')
    .limit(mostCategories)
    .execute();
}

/** Returns the active user statuses. */
export async function listAssigneeStatuses(db: Db): Promise<{ id: number; description: string }[]> {
  return db
    .selectFrom('assignee_statuses')
    .select(['id', 'description'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
}

const named = {
  users: sql`select id, first_name as name from users`,
  groups: sql`select id, name from groups where deleted_at is null`,
  initializer_groups: sql`select id, name from initializer_groups where deleted_at is null`,
  categories: sql`select id, title as name from categories`,
  assignee_statuses: sql`select id, description as name from assignee_statuses`,
};

/** Kinds of records a process refers to. */
export type Referred = keyof typeof named;

/** Returns the names of records by id; ids that do not exist are omitted. */
export async function findNames(db: Db, kind: Referred, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from (${named[kind]}) known where id = any (${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
