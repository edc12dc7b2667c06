import type { Db } from '../db/connection/db.ts';
import { insertToken } from '../db/service-accounts/service-accounts.ts';
import { hashServiceToken, newServiceToken } from '../identity/service-callers.ts';

/** One day. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Creates a token of an account, stores its hash, and returns it. */
export async function issueToken(
  db: Db,
  accountId: number,
  { at, days }: { readonly at: Date; readonly days: number },
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = newServiceToken();
  const expiresAt = new Date(at.getTime() + days * dayMs);
  await insertToken(db, { accountId, hash: await hashServiceToken(token), createdAt: at, expiresAt });
  return { token, expiresAt };
}
