import type { endpoints, ParsedRequestOf, ServiceAccount, ServiceScope } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import {
  lockServiceAccounts,
  type ServiceAccountValues,
  updateServiceAccountRow,
} from '../db/service-accounts/service-accounts.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkAccount } from './check-account.ts';
import { accountAudit, readAccount } from './describe-account.ts';

type Call = (typeof endpoints)['serviceAccounts.update'];

const valuesOf = ({ name, responsible, scopes, addresses, clientId }: ServiceAccount): ServiceAccountValues => ({
  name,
  responsible: responsible.id,
  // the description of a row, which only has known scopes
  scopes: scopes as ServiceScope[],
  addresses,
  clientId,
});

/** Changes the given parts of an account. Its tokens keep working. */
export async function updateAccount(
  context: CallContext,
  { params: { id }, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services } = context;
  return services.db.transaction().execute(async (tx) => {
    await lockServiceAccounts(tx);
    const before = await readAccount(tx, id, services.now());
    await updateServiceAccountRow(tx, id, await checkAccount(tx, { ...valuesOf(before), ...body }, id));
    const after = await readAccount(tx, id, services.now());
    const entry = accountAudit(before, after);
    if (entry.changes?.length) await writeAudit(tx, fromCall(context), entry);
    return after;
  });
}
