import type { ServiceScope } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';

/** A valid token of a service account. */
export interface ServiceTokenRow {
  readonly id: number;
  readonly account_id: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}

/** A service account without its tokens. */
export interface ServiceAccountRow {
  readonly id: number;
  readonly name: string;
  readonly responsible_id: number;
  readonly responsible_name: string;
  readonly scopes: ServiceScope[];
  readonly addresses: string[];
  readonly client_id: string | null;
  readonly created_at: Date;
}

/** Stored parts of a service account. */
export interface ServiceAccountValues {
  readonly name: string;
  readonly responsible: number;
  readonly scopes: readonly ServiceScope[];
  readonly addresses: readonly string[];
  readonly clientId: string | null;
}

/** Locks the accounts against writes until the transaction ends, so that names, clients and numbers stay as checked. */
export async function lockServiceAccounts(db: Db): Promise<void> {
  await sql`lock table service_accounts in share row exclusive mode`.execute(db);
}

const accounts = (db: Db) =>
  db
    .selectFrom('service_accounts')
    .innerJoin('users', 'users.id', 'service_accounts.user_id')
    .innerJoin('users as responsible', 'responsible.id', 'service_accounts.responsible_id')
    .select(['users.id', 'users.complete_name as name', 'responsible_id', 'scopes', 'addresses', 'client_id'])
    .select(['responsible.complete_name as responsible_name', 'service_accounts.created_at'])
    .where('removed_at', 'is', null);

/** Returns all accounts by name. */
export const listServiceAccountRows = (db: Db): Promise<ServiceAccountRow[]> =>
  accounts(db)
    .orderBy((eb) => nameOrder(eb.ref('users.complete_name')))
    .orderBy('users.id')
    .execute();

/** Returns an account that was not removed, or null. */
export async function findServiceAccount(db: Db, id: number): Promise<ServiceAccountRow | null> {
  return (await accounts(db).where('users.id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the number of accounts. */
export async function countServiceAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('service_accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns whether an account other than `except` has the name, ignoring case and accents, or the client. */
export async function findTakenParts(
  db: Db,
  { name, clientId }: { readonly name: string; readonly clientId: string | null },
  except: number | null,
): Promise<{ readonly name: boolean; readonly clientId: boolean }> {
  const { rows } = await sql<{ name: boolean; clientId: boolean }>`
    select coalesce(bool_or(fold(u.complete_name) = fold(${name})), false) as name,
      coalesce(bool_or(a.client_id = ${clientId}), false) as "clientId"
    from service_accounts a join users u on u.id = a.user_id
    where a.removed_at is null and a.user_id is distinct from ${except}::integer`.execute(db);
  return rows[0] ?? { name: false, clientId: false };
}

/** Returns whether an active person has this id. */
export async function isActivePerson(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'PERSON')
    .where('active', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

const namesOf = (name: string) => ({ first_name: name, last_name: '', nick_name: name, complete_name: name });

/** Inserts an account and the user that acts for it; returns its id. `secret` is a random text. */
export async function insertServiceAccount(
  db: Db,
  { name, responsible, scopes, addresses, clientId }: ServiceAccountValues,
  { at, secret }: { readonly at: Date; readonly secret: string },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      ...namesOf(name),
      user_name: `service-account:${crypto.randomUUID()}`,
      roles: '',
      kind: 'SERVICE',
      catalogue_token: secret,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('service_accounts')
    .values({
      user_id: id,
      responsible_id: responsible,
      scopes: [...scopes],
      addresses: [...addresses],
      client_id: clientId,
      created_at: at,
    })
    .execute();
  return id;
}

/** Stores all parts of an account. */
export async function updateServiceAccountRow(
  db: Db,
  id: number,
  { name, responsible, scopes, addresses, clientId }: ServiceAccountValues,
): Promise<void> {
  await db.updateTable('users').set(namesOf(name)).where('id', '=', id).execute();
  await db
    .updateTable('service_accounts')
    .set({ responsible_id: responsible, scopes: [...scopes], addresses: [...addresses], client_id: clientId })
    .where('user_id', '=', id)
    .execute();
}

/** Ends all tokens of an account and removes it from lists. The row of its user stays, because histories refer to it. */
export async function removeServiceAccountRow(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('service_accounts').set({ removed_at: at }).where('user_id', '=', id).execute();
  await db.updateTable('users').set({ active: false }).where('id', '=', id).execute();
  await endTokens(db, id, at);
}

/** Returns the tokens of the accounts that are valid at `now`, the newest first. */
export const listValidTokens = (db: Db, accountIds: readonly number[], now: Date): Promise<ServiceTokenRow[]> =>
  db
    .selectFrom('service_tokens')
    .select(['id', 'account_id', 'created_at', 'expires_at', 'last_used_at'])
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();

/** Inserts a token by its hash. */
export async function insertToken(
  db: Db,
  token: { readonly accountId: number; readonly hash: string; readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('service_tokens')
    .values({
      account_id: token.accountId,
      hash: token.hash,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Makes the tokens of an account, or one of them, end at `at` unless they end earlier. */
export async function endTokens(db: Db, accountId: number, at: Date, tokenId?: number): Promise<void> {
  await db
    .updateTable('service_tokens')
    .set({ expires_at: at })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .$if(tokenId !== undefined, (query) => query.where('id', '=', tokenId ?? 0))
    .execute();
}

/** Deletes tokens that ended before `before`. */
export async function deleteEndedTokens(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('service_tokens').where('expires_at', '<', before).execute();
}
