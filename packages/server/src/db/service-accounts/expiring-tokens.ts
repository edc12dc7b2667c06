import type { Db } from '../connection/db.ts';

/** A valid token that expires soon, with the name of its account. */
export interface ExpiringTokenRow {
  readonly id: number;
  readonly account: string;
  readonly expires_at: Date;
  readonly announced_days: number | null;
}

/** Returns the tokens that are valid at `now` and expire before `before`, locked until the transaction ends. */
export const lockExpiringTokens = (db: Db, now: Date, before: Date): Promise<ExpiringTokenRow[]> =>
  db
    .selectFrom('service_tokens')
    .innerJoin('users', 'users.id', 'service_tokens.account_id')
    .select(['service_tokens.id', 'users.complete_name as account', 'expires_at', 'announced_days'])
    .where('expires_at', '>', now)
    .where('expires_at', '<=', before)
    .orderBy('service_tokens.id')
    .forUpdate('service_tokens')
    .execute();

/** Stores how many days before expiry the administrators were last notified. */
export async function noteAnnounced(db: Db, id: number, days: number): Promise<void> {
  await db.updateTable('service_tokens').set({ announced_days: days }).where('id', '=', id).execute();
}
