import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { insertServiceAccount, lockServiceAccounts } from '../db/service-accounts/service-accounts.ts';
import type { AnswerOf } from '../handlers.ts';
import { newTicket } from '../identity/ticket.ts';
import { checkAccount, requireRoom } from './check-account.ts';
import { accountAudit, readAccount, tokenAudit } from './describe-account.ts';
import { issueToken } from './issue-token.ts';

type Call = (typeof endpoints)['serviceAccounts.create'];

/** Creates an account with its first token. @throws ConflictError for a taken name or client, and at the limit */
export async function createAccount(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services } = context;
  const at = services.now();
  const { days, addresses = [], clientId = null, ...given } = body;
  return services.db.transaction().execute(async (tx) => {
    await lockServiceAccounts(tx);
    await requireRoom(tx);
    const values = await checkAccount(tx, { ...given, addresses, clientId }, null);
    const id = await insertServiceAccount(tx, values, { at, secret: newTicket() });
    const { token, expiresAt } = await issueToken(tx, id, { at, days });
    const account = await readAccount(tx, id, at);
    const issued = tokenAudit('ISSUED', account, { before: null, after: expiresAt.toISOString() });
    await writeAudit(tx, fromCall(context), accountAudit(null, account), issued);
    return { ...account, token };
  });
}
