import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { lockDirectory } from '../db/people/directory-writes.ts';
import { endScimGroups } from '../db/scim/linked-groups.ts';
import { lockServiceAccounts, removeServiceAccountRow } from '../db/service-accounts/service-accounts.ts';
import { accountAudit, readAccount } from './describe-account.ts';

type Call = (typeof endpoints)['serviceAccounts.remove'];

/**
 * Ends an account and all its tokens at once. The members of groups and the roles of people that came from it stay, and
 * can be changed in Tramita afterwards.
 */
export async function removeAccount(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  const { services } = context;
  const at = services.now();
  await services.db.transaction().execute(async (tx) => {
    await lockDirectory(tx);
    await lockServiceAccounts(tx);
    const account = await readAccount(tx, params.id, at);
    await removeServiceAccountRow(tx, account.id, at);
    // no connection sends their members any more
    await endScimGroups(tx, `scim:${account.id}`);
    await writeAudit(tx, fromCall(context), accountAudit(account, null));
  });
}
