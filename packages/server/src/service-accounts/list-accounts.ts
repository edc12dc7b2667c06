import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listServiceAccountRows, listValidTokens } from '../db/service-accounts/service-accounts.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeAccount } from './describe-account.ts';

type Call = (typeof endpoints)['serviceAccounts.list'];

/** Returns all service accounts by name. */
export async function listAccounts({ services: { db, now } }: CallContext): Promise<AnswerOf<Call>> {
  const rows = await listServiceAccountRows(db);
  const ids = rows.map(({ id }) => id);
  const tokens = await listValidTokens(db, ids, now());
  return { elements: rows.map((row) => describeAccount(row, tokens)) };
}
