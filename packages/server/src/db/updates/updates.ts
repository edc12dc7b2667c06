import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, plainBlanks, readable } from '../lists/search-text.ts';
import type { UpdatesTable } from '../tables/updates-tables.ts';

export interface UpdateRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** When it was or will be published. */
  readonly shown_at: Date;
  readonly publish_at: Date | null;
  readonly expires_at: Date | null;
  readonly author: string;
  readonly views: number;
}

/** The user who reads updates, and the current time. */
export interface UpdateReader {
  readonly userId: number;
  readonly now: Date;
  /** Also sees updates for other users and, unless `publishedOnly`, scheduled and expired updates. */
  readonly isEditor: boolean;
  readonly publishedOnly?: boolean;
}

const shownAt = sql<Date>`coalesce(u.publish_at, u.created_at)`;

/** SQL condition on `u`: the update is for this user, who is in one of its groups or responsible in a department. */
const isFor = (userId: number): RawBuilder<boolean> => sql<boolean>`(not u.targeted
  or exists (select from update_groups t join group_members m using (group_id)
    where t.update_id = u.id and m.user_id = ${userId})
  or exists (select from update_departments t join department_responsibles r using (department_id)
    where t.update_id = u.id and r.user_id = ${userId})
  or exists (select from update_departments t join sectors s using (department_id)
    join sector_responsibles r on r.sector_id = s.id
    where t.update_id = u.id and r.user_id = ${userId}))`;

function isSeenBy({ userId, now, isEditor, publishedOnly }: UpdateReader): RawBuilder<boolean> {
  const isOut = sql<boolean>`((u.publish_at is null or u.publish_at <= ${now})
    and (u.expires_at is null or u.expires_at > ${now}))`;
  if (isEditor) return publishedOnly ? isOut : sql<boolean>`true`;
  return sql<boolean>`${isOut} and ${isFor(userId)}`;
}

const rows = (db: Db, reader: UpdateReader) =>
  db
    .selectFrom('updates as u')
    .innerJoin('users as author', 'author.id', 'u.created_by')
    .where(isSeenBy(reader))
    .select([
      'u.id',
      'u.title',
      'u.description',
      'u.publish_at',
      'u.expires_at',
      'author.complete_name as author',
      shownAt.as('shown_at'),
      sql<number>`(select count(*) from update_views v where v.update_id = u.id)::integer`.as('views'),
    ]);

/** SQL for the text in which updates are searched. */
const searchedText = sql<string>`${plainBlanks(sql`u.title`)} || ' ' || ${readable(sql`u.description`)}`;

/**
 * Returns a page of updates, newest first. The search text is matched against the title and the text, not HTML tags.
 */
export async function listUpdates(
  db: Db,
  reader: UpdateReader,
  { q, ...page }: PageQuery & { readonly q?: string },
): Promise<Page<UpdateRow>> {
  const typed = q?.trim().replace(/\s+/g, ' ') ?? '';
  const matching = typed === '' ? sql<boolean>`true` : contains(searchedText, typed);
  const found = await rows(db, reader)
    .where(matching)
    .orderBy(shownAt, 'desc')
    .orderBy('u.id', 'desc')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
  return pageOf(found, page, async () => {
    const { total } = await db
      .selectFrom('updates as u')
      .where(isSeenBy(reader))
      .where(matching)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  });
}

/** Returns an update; undefined if it does not exist or is not for this user. */
export async function findUpdate(db: Db, reader: UpdateReader, id: number): Promise<UpdateRow | undefined> {
  return rows(db, reader).where('u.id', '=', id).executeTakeFirst();
}

/** Records that a user has read an update; repeated calls have no effect. */
export async function addUpdateView(db: Db, updateId: number, userId: number): Promise<void> {
  await db
    .insertInto('update_views')
    .values({ update_id: updateId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Inserts updates whose HTML was sanitised by the caller. */
export async function insertUpdates(db: Db, rows: readonly Insertable<UpdatesTable>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('updates')
      .values([...rows])
      .execute();
}
