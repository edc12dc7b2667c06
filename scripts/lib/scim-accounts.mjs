import { insertServiceAccount, insertToken } from '../../packages/server/src/db/service-accounts/service-accounts.ts';
import { hashServiceToken } from '../../packages/server/src/identity/service-callers.ts';

/** Inserts service accounts with the scope `scim`, one for each token. */
export async function insertScimAccounts(db, responsible, tokens) {
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  for (const [index, token] of tokens.entries()) {
    const values = { name: `Conexão ${index}`, responsible, scopes: ['scim'], addresses: [], clientId: null };
    const accountId = await insertServiceAccount(db, values, { at: createdAt, secret: `secret-${index}` });
    await insertToken(db, { accountId, hash: await hashServiceToken(token), createdAt, expiresAt });
  }
}
