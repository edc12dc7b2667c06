import type { LegalBlockKind } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** A legal block with the names of its authors. */
export interface LegalBlockRow {
  readonly id: number;
  readonly kind: LegalBlockKind;
  readonly object_id: number;
  readonly reason: string;
  readonly created_by: number;
  readonly author: string;
  readonly created_at: Date;
  readonly lifted_by: number | null;
  readonly lifter: string | null;
  readonly lifted_at: Date | null;
  readonly lift_reason: string | null;
}

/** An object that can be blocked. */
export interface BlockedObject {
  readonly kind: LegalBlockKind;
  readonly objectId: number;
}

const blocks = (db: Db) =>
  db
    .selectFrom('legal_blocks')
    .innerJoin('users as authors', 'authors.id', 'legal_blocks.created_by')
    .leftJoin('users as lifters', 'lifters.id', 'legal_blocks.lifted_by')
    .selectAll('legal_blocks')
    .select(['authors.complete_name as author', 'lifters.complete_name as lifter']);

const listedMax = 100;

/** Returns the newest blocks of an object. */
export const listBlockRows = (db: Db, { kind, objectId }: BlockedObject): Promise<LegalBlockRow[]> =>
  blocks(db)
    .where('legal_blocks.kind', '=', kind)
    .where('object_id', '=', objectId)
    .orderBy('legal_blocks.id', 'desc')
    .limit(listedMax)
    .execute();

/** Returns a block; undefined if the id is unknown. */
export const findBlock = (db: Db, id: number): Promise<LegalBlockRow | undefined> =>
  blocks(db).where('legal_blocks.id', '=', id).executeTakeFirst();

/**
 * Waits for other changes of legal blocks and for removals to end, and keeps them out until the transaction ends, so that
 * nothing is removed after its block was confirmed.
 */
export async function lockBlocks(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tramita legal blocks'), hashtext(current_schema()))`.execute(db);
}

/** Inserts a block; returns its id, or null if the object is blocked already. */
export async function insertBlock(
  db: Db,
  {
    kind,
    objectId,
    reason,
    by,
    at,
  }: BlockedObject & { readonly reason: string; readonly by: number; readonly at: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('legal_blocks')
    .values({ kind, object_id: objectId, reason, created_by: by, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'object_id']).where('lifted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Lifts an active block; returns whether it was active. */
export async function liftBlock(
  db: Db,
  id: number,
  { reason, by, at }: { readonly reason: string; readonly by: number; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('legal_blocks')
    .set({ lifted_by: by, lifted_at: at, lift_reason: reason })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the name of an object; null if the object does not exist. */
export async function findBlockedName(db: Db, { kind, objectId }: BlockedObject): Promise<string | null> {
  const found: Record<LegalBlockKind, RawBuilder<{ name: string }>> = {
    PERSON: sql`select complete_name as name from users where id = ${objectId} and kind = 'PERSON'`,
    REQUEST: sql`select 'IDK ' || idk as name from instances where idk = ${objectId}`,
    PROCESS: sql`select title as name from processes where parent_id = ${objectId} and is_last_version`,
  };
  const { rows } = await found[kind].execute(db);
  return rows[0]?.name ?? null;
}

const active = (kind: LegalBlockKind, id: RawBuilder<unknown>) => sql`exists (
  select from legal_blocks b where b.kind = ${kind} and b.object_id = ${id} and b.lifted_at is null)`;

/** SQL condition: a request, with its process version `p`, is blocked, or its process or the people who made it are. */
export const isRequestBlocked = (request: string, process: string): RawBuilder<boolean> => {
  const [i, p] = [(column: string) => sql.ref(`${request}.${column}`), sql.ref(`${process}.parent_id`)];
  return sql<boolean>`(${active('REQUEST', i('idk'))} or ${active('PROCESS', p)}
    or ${active('PERSON', i('created_by'))} or ${active('PERSON', i('started_by'))})`;
};

/** Returns the number of active blocks that keep the data of a person: on them, their requests, or the processes of these. */
export async function countBlocksOfPerson(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from legal_blocks b
    where b.lifted_at is null and (
      (b.kind = 'PERSON' and b.object_id = ${id})
      or (b.kind = 'REQUEST' and exists (
        select from instances i where i.idk = b.object_id and ${id} in (i.created_by, i.started_by)))
      or (b.kind = 'PROCESS' and exists (
        select from processes p where p.parent_id = b.object_id and (
          exists (select from instances i where i.process_id = p.id and i.created_by = ${id})
          or exists (select from instances i where i.process_id = p.id and i.started_by = ${id}))))
    )`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether an object itself has an active block. */
export async function isBlocked(db: Db, { kind, objectId }: BlockedObject): Promise<boolean> {
  const row = await db
    .selectFrom('legal_blocks')
    .select('id')
    .where('kind', '=', kind)
    .where('object_id', '=', objectId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
