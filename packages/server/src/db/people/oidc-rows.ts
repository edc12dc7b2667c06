import type { Db } from '../connection/db.ts';

/** One record of the embedded provider: a session, a grant or a code. */
export interface OidcRow {
  readonly kind: string;
  readonly id: string;
  readonly payload: string;
  readonly grantId: string | null;
  readonly uid: string | null;
  readonly expiresAt: Date | null;
}

/** Writes a record; replaces an existing one. */
export async function saveOidcRow(db: Db, row: OidcRow): Promise<void> {
  const values = { payload: row.payload, grant_id: row.grantId, uid: row.uid, expires_at: row.expiresAt };
  await db
    .insertInto('oidc')
    .values({ kind: row.kind, id: row.id, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
    .execute();
}

/** Returns the payload of a record by its id or by a session's uid, unless it has expired. */
export async function findOidcPayload(
  db: Db,
  kind: string,
  by: { readonly id: string } | { readonly uid: string },
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('oidc')
    .select('payload')
    .where('kind', '=', kind)
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('uid', '=', by.uid)))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return row?.payload ?? null;
}

/**
 * Marks a single-use record as used unless it already is; the condition allows only one of two concurrent uses.
 *
 * @returns whether this call used it
 */
export async function consumeOidcRow(
  db: Db,
  kind: string,
  id: string,
  payload: string,
  before: string,
): Promise<boolean> {
  const result = await db
    .updateTable('oidc')
    .set({ payload })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('payload', '=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteOidcRow(db: Db, kind: string, id: string): Promise<void> {
  await db.deleteFrom('oidc').where('kind', '=', kind).where('id', '=', id).execute();
}

/** Deletes a grant and every record issued under it. */
export async function deleteOidcGrant(db: Db, grantId: string): Promise<void> {
  await db.deleteFrom('oidc').where('grant_id', '=', grantId).execute();
}

/** Deletes records that expired before `before`. */
export async function deleteExpiredOidcRows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('oidc').where('expires_at', '<', before).execute();
}
