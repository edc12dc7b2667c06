import type { endpoints, ParsedRequestOf, ScimConnection } from '@tramita/client/contract';
import { changesBetween, fromCall, writeAudit } from '../../audit/write-audit.ts';
import type { CallContext } from '../../context.ts';
import type { Db } from '../../db/connection/db.ts';
import {
  findScimConnection,
  listScimConnectionRows,
  type ScimConnectionRow,
  setCreatesRecords,
} from '../../db/scim/scim-connections.ts';
import { lockServiceAccounts } from '../../db/service-accounts/service-accounts.ts';
import { NotFoundError } from '../../errors.ts';
import type { AnswerOf } from '../../handlers.ts';

type ListCall = (typeof endpoints)['scimConnections.list'];
type UpdateCall = (typeof endpoints)['scimConnections.update'];

const describeConnection = (row: ScimConnectionRow): ScimConnection => ({
  id: row.id,
  name: row.name,
  createsRecords: row.creates_records,
  lastCall: row.called_at && {
    at: row.called_at.toISOString(),
    call: row.called ?? '',
    status: row.called_status ?? 0,
  },
  peopleCount: row.people,
  groupCount: row.groups,
});

/** Returns a connection. @throws NotFoundError if it does not exist */
export async function readConnection(db: Db, id: number): Promise<ScimConnection> {
  const row = await findScimConnection(db, id);
  if (!row) throw new NotFoundError('Não encontramos esta conexão');
  return describeConnection(row);
}

/** Returns all connections by name. */
export async function listConnections({ services }: CallContext): Promise<AnswerOf<ListCall>> {
  return { elements: (await listScimConnectionRows(services.db)).map(describeConnection) };
}

/** Changes the options of a connection. */
export async function updateConnection(
  context: CallContext,
  { params: { id }, body }: ParsedRequestOf<UpdateCall>,
): Promise<AnswerOf<UpdateCall>> {
  return context.services.db.transaction().execute(async (tx) => {
    await lockServiceAccounts(tx);
    const before = await readConnection(tx, id);
    await setCreatesRecords(tx, id, body.createsRecords);
    const after = await readConnection(tx, id);
    const changes = changesBetween({ createsRecords: before.createsRecords }, { createsRecords: after.createsRecords });
    const object = { kind: 'service-account', id, name: after.name } as const;
    if (changes.length > 0) await writeAudit(tx, fromCall(context), { action: 'CHANGED', object, changes });
    return after;
  });
}
