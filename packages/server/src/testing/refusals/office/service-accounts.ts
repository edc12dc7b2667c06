import { serviceScopes } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import { insertServiceAccount, insertToken } from '../../../db/service-accounts/service-accounts.ts';
import type { Database } from '../../../db/tables/schema.ts';
import { hashServiceToken } from '../../../identity/service-callers.ts';

const at = new Date('2026-02-01T12:00:00Z');
const later = new Date('2027-02-01T12:00:00Z');

/** Tokens of the service accounts of an office. */
export const serviceTokens = { all: 'trm_all', none: 'trm_none' };

/**
 * Inserts three service accounts: one with every scope and one token, one with no scope and one token, and one with two
 * tokens. Returns their ids and the id of the first one's token.
 */
export async function insertServiceAccounts(db: Kysely<Database>, responsible: number) {
  const insert = (name: string, clientId: string | null, isAllowed: boolean) =>
    insertServiceAccount(
      db,
      { name, responsible, scopes: isAllowed ? serviceScopes : [], addresses: [], clientId },
      { at, secret: `catalogue-${name}` },
    );
  const issue = async (accountId: number, token: string) =>
    insertToken(db, { accountId, hash: await hashServiceToken(token), createdAt: at, expiresAt: later });
  const [all, none, full] = [
    await insert('ERP', 'erp', true),
    await insert('BI', 'bi', false),
    await insert('Ponto', null, false),
  ];
  await issue(all, serviceTokens.all);
  await issue(none, serviceTokens.none);
  await issue(full, 'trm_old');
  await issue(full, 'trm_new');
  const { id: token } = await db
    .selectFrom('service_tokens')
    .select('id')
    .where('account_id', '=', all)
    .executeTakeFirstOrThrow();
  return { all, none, full, token };
}
