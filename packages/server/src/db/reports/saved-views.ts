import type { SavedViewList, SavedViewState } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';

/** A view with its group, as one user sees it. */
export interface SavedViewRow {
  readonly id: number;
  readonly list: SavedViewList;
  readonly name: string;
  readonly state: SavedViewState;
  readonly user_id: number | null;
  readonly group_id: number | null;
  readonly group_name: string | null;
  readonly is_default: boolean;
}

/** A user who reads views; managers of groups also see the views they shared with groups of others. */
export interface ViewReader {
  readonly id: number;
  readonly managesGroups: boolean;
}

/** Owner of views: one user or one group. */
export type ViewOwner = { readonly userId: number } | { readonly groupId: number };

/** SQL condition: the reader owns the view `v`, is in its group, or manages groups and `others` applies. */
function visibleTo(reader: ViewReader, others: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(
    v.user_id = ${reader.id}
    or (g.id is not null and (
      exists (select from group_members m where m.group_id = g.id and m.user_id = ${reader.id})
      or (${reader.managesGroups}::boolean and ${others})
    ))
  )`;
}

const viewsOf = (reader: ViewReader) => sql`
  select v.id, v.list, v.name, v.state, v.user_id, v.group_id, g.name as group_name, d.view_id is not null as is_default
  from saved_views v
  left join groups g on g.id = v.group_id and g.deleted_at is null
  left join saved_view_defaults d on d.view_id = v.id and d.user_id = ${reader.id}`;

/** Returns the reader's views, then those of groups by the name of the group. */
export async function listSavedViewRows(db: Db, reader: ViewReader): Promise<SavedViewRow[]> {
  const shared = sql<boolean>`v.created_by = ${reader.id}`;
  const { rows } = await sql<SavedViewRow>`
    ${viewsOf(reader)} where ${visibleTo(reader, shared)}
    order by ${nameOrder(sql<string | null>`g.name`)} nulls first, v.group_id, ${nameOrder(sql<string>`v.name`)}, v.id`.execute(
    db,
  );
  return rows;
}

/** Returns a view that the reader may see, or null. */
export async function findSavedView(db: Db, reader: ViewReader, id: number): Promise<SavedViewRow | null> {
  const { rows } = await sql<SavedViewRow>`
    ${viewsOf(reader)} where v.id = ${id} and ${visibleTo(reader, sql<boolean>`true`)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks the owner until the transaction ends, so that concurrent changes of views run in sequence; false if missing.
 */
export async function lockViewOwner(tx: Db, owner: ViewOwner): Promise<boolean> {
  const { rows } =
    'userId' in owner
      ? await sql`select from users where id = ${owner.userId} for no key update`.execute(tx)
      : await sql`select from groups where id = ${owner.groupId} and deleted_at is null for no key update`.execute(tx);
  return rows.length > 0;
}

const ownedBy = (owner: ViewOwner) =>
  'userId' in owner ? sql<boolean>`user_id = ${owner.userId}` : sql<boolean>`group_id = ${owner.groupId}`;

/** Returns the number of an owner's views of all lists. */
export async function countSavedViews(tx: Db, owner: ViewOwner): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from saved_views where ${ownedBy(owner)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Returns whether another view of the owner and the list has this name, ignoring case and accents. */
export async function isViewNameTaken(
  tx: Db,
  owner: ViewOwner,
  { list, name, except }: { list: SavedViewList; name: string; except: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from saved_views
    where ${ownedBy(owner)} and list = ${list} and fold(name) = fold(${name}) and id is distinct from ${except}::integer
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Inserts a view; returns its id. */
export async function insertSavedView(
  tx: Db,
  owner: ViewOwner,
  view: { list: SavedViewList; name: string; state: SavedViewState; createdBy: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('saved_views')
    .values({
      list: view.list,
      name: view.name,
      state: JSON.stringify(view.state),
      user_id: 'userId' in owner ? owner.userId : null,
      group_id: 'groupId' in owner ? owner.groupId : null,
      created_by: view.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces name and state of a view. */
export async function updateSavedViewRow(
  tx: Db,
  id: number,
  { name, state }: { name: string; state: SavedViewState },
): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ name, state: JSON.stringify(state) })
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedViewRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
}

/** Sets the default view of a user's list. */
export async function setDefaultViewRow(
  db: Db,
  userId: number,
  view: Pick<SavedViewRow, 'id' | 'list'>,
): Promise<void> {
  await db
    .insertInto('saved_view_defaults')
    .values({ user_id: userId, list: view.list, view_id: view.id })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: view.id }))
    .execute();
}

export async function clearDefaultViewRow(db: Db, userId: number, viewId: number): Promise<void> {
  await db.deleteFrom('saved_view_defaults').where('user_id', '=', userId).where('view_id', '=', viewId).execute();
}
