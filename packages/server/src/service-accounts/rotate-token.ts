import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { endTokens, lockServiceAccounts } from '../db/service-accounts/service-accounts.ts';
import { ConflictError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { readAccount, tokenAudit } from './describe-account.ts';
import { dayMs, issueToken } from './issue-token.ts';

type Call = (typeof endpoints)['serviceAccounts.rotate'];

/** How long a former token stays valid after the next one was issued, unless it expires earlier. */
const overlapDays = 30;
const validTokensMax = 2;

/**
 * Creates the next token of an account. Former tokens end at once or after 30 days.
 * @throws ConflictError if the account would have more than two valid tokens
 */
export async function rotateToken(
  context: CallContext,
  { params: { id }, body: { days, endsFormer } }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services } = context;
  const at = services.now();
  return services.db.transaction().execute(async (tx) => {
    await lockServiceAccounts(tx);
    const before = await readAccount(tx, id, at);
    if (!endsFormer && before.tokens.length >= validTokensMax) {
      throw new ConflictError('Esta conta já tem dois tokens válidos. Revogue um deles para emitir outro.');
    }
    const end = endsFormer ? at : new Date(at.getTime() + overlapDays * dayMs);
    await endTokens(tx, id, end);
    const { token, expiresAt } = await issueToken(tx, id, { at, days });
    const account = await readAccount(tx, id, at);
    const issued = tokenAudit('ISSUED', account, { before: null, after: expiresAt.toISOString() });
    const action = endsFormer ? 'REMOVED' : 'CHANGED';
    const ended = before.tokens
      .filter((former) => former.expiresAt > end.toISOString())
      .map((former) => tokenAudit(action, account, { before: former.expiresAt, after: end.toISOString() }));
    await writeAudit(tx, fromCall(context), issued, ...ended);
    return { ...account, token };
  });
}
