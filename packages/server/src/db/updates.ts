import { type Insertable, sql } from 'kysely';
import type { Db } from '../context.ts';
import type { PageQuery } from './paging.ts';
import type { UpdatesTable } from './schema.ts';
import { contains } from './search-text.ts';

export interface UpdateRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly created_at: Date;
  readonly author: string;
  readonly views: number;
}

const rows = (db: Db) =>
  db
    .selectFrom('updates as u')
    .innerJoin('users as author', 'author.id', 'u.created_by')
    .select([
      'u.id',
      'u.title',
      'u.description',
      'u.created_at',
      'author.complete_name as author',
      sql<number>`(select count(*) from update_views v where v.update_id = u.id)::integer`.as('views'),
    ]);

/** A page of the news, newest first. What was typed is looked for in the title and the text, not in its tags. */
export async function listUpdates(
  db: Db,
  { q, page, size }: PageQuery & { readonly q?: string },
): Promise<{ rows: UpdateRow[]; total: number }> {
  const typed = q?.trim() ?? '';
  const text = sql<string>`u.title || ' ' || regexp_replace(u.description, '<[^>]*>', ' ', 'g')`;
  const matching = typed === '' ? sql<boolean>`true` : contains(text, typed);
  const [found, { total }] = [
    await rows(db)
      .where(matching)
      .orderBy('u.created_at', 'desc')
      .orderBy('u.id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),
    await db
      .selectFrom('updates as u')
      .where(matching)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ];
  return { rows: found, total };
}

/** One piece of news; undefined when there is none with this id. */
export async function findUpdate(db: Db, id: number): Promise<UpdateRow | undefined> {
  return rows(db).where('u.id', '=', id).executeTakeFirst();
}

/** Remembers that a person has read it; saying so again changes nothing. */
export async function addUpdateView(db: Db, updateId: number, userId: number): Promise<void> {
  await db
    .insertInto('update_views')
    .values({ update_id: updateId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes news whose HTML was sanitised by the caller. */
export async function insertUpdates(db: Db, news: readonly Insertable<UpdatesTable>[]): Promise<void> {
  if (news.length > 0)
    await db
      .insertInto('updates')
      .values([...news])
      .execute();
}
