import type { ServiceScope, User } from '@tramita/client/contract';
import type { Db } from '../connection/db.ts';

/** A service account that calls, as a user of the product and with its rights. */
export interface ServiceCallerRow {
  readonly user: User;
  readonly scopes: ServiceScope[];
  readonly addresses: string[];
}

const accounts = (db: Db) =>
  db
    .selectFrom('service_accounts')
    .innerJoin('users', 'users.id', 'service_accounts.user_id')
    .select(['users.id', 'user_name', 'complete_name', 'first_name', 'last_name', 'nick_name'])
    .select(['scopes', 'addresses'])
    .where('removed_at', 'is', null)
    .where('users.active', '=', true);

type AccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

const toCaller = (row: AccountRow): ServiceCallerRow => ({
  user: {
    id: row.id,
    userName: row.user_name,
    completeName: row.complete_name,
    firstName: row.first_name,
    lastName: row.last_name,
    nickName: row.nick_name,
    // an account has scopes only
    roles: '',
    showOnlyPersonalMenu: false,
  },
  scopes: row.scopes,
  addresses: row.addresses,
});

const noticeEveryMs = 60_000;

/** Returns the account of a token that is valid at `now`, by the token's hash, and stores when it was used. */
export async function findCallerByToken(db: Db, hash: string, now: Date): Promise<ServiceCallerRow | null> {
  const row = await accounts(db)
    .innerJoin('service_tokens', 'service_tokens.account_id', 'service_accounts.user_id')
    .select(['service_tokens.id as token_id', 'last_used_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= noticeEveryMs) {
    await db.updateTable('service_tokens').set({ last_used_at: now }).where('id', '=', row.token_id).execute();
  }
  return toCaller(row);
}

/** Returns the account that a client of the external issuer is registered on. */
export async function findCallerByClient(db: Db, clientId: string): Promise<ServiceCallerRow | null> {
  const row = await accounts(db).where('client_id', '=', clientId).executeTakeFirst();
  return row ? toCaller(row) : null;
}
