import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { endTokens, lockServiceAccounts } from '../db/service-accounts/service-accounts.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { readAccount, tokenAudit } from './describe-account.ts';

type Call = (typeof endpoints)['serviceAccounts.revoke'];

/** Ends a valid token of an account at once. @throws NotFoundError if the account has no such token */
export async function revokeToken(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services } = context;
  const at = services.now();
  return services.db.transaction().execute(async (tx) => {
    await lockServiceAccounts(tx);
    const before = await readAccount(tx, params.id, at);
    const token = before.tokens.find(({ id }) => id === params.token);
    if (!token) throw new NotFoundError('Não encontramos este token');
    await endTokens(tx, params.id, at, token.id);
    const account = await readAccount(tx, params.id, at);
    const entry = tokenAudit('REMOVED', account, { before: token.expiresAt, after: at.toISOString() });
    await writeAudit(tx, fromCall(context), entry);
    return account;
  });
}
