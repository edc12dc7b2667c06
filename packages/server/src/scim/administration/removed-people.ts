import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../../audit/write-audit.ts';
import type { CallContext } from '../../context.ts';
import { lockDirectory } from '../../db/people/directory-writes.ts';
import { findRemovedRow, listRemovedPersonRows, releaseName } from '../../db/scim/scim-administration.ts';
import { checkUserName } from '../../directory/check-person.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import type { AnswerOf } from '../../handlers.ts';
import { scimSource } from '../scim-context.ts';
import { readConnection } from './connections.ts';

type ListCall = (typeof endpoints)['scimConnections.removedPeople'];
type ReleaseCall = (typeof endpoints)['scimConnections.releaseName'];

/** Returns a page of the people whom a connection deleted and whose user names are still taken. */
export async function listRemovedPeople(
  { services }: CallContext,
  { params, query }: ParsedRequestOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const { key } = scimSource(await readConnection(services.db, params.id));
  const { rows, total } = await listRemovedPersonRows(services.db, key, query);
  const elements = rows.map((row) => ({
    id: row.id,
    completeName: row.complete_name,
    userName: row.user_name,
    externalId: row.external_id,
    removedAt: row.removed_at.toISOString(),
  }));
  return { elements, totalElements: total };
}

/** Gives a deleted person another user name, so that the former one is free. */
export async function releaseUserName(context: CallContext, { params }: ParsedRequestOf<ReleaseCall>): Promise<void> {
  const { services } = context;
  await services.db.transaction().execute(async (tx) => {
    await lockDirectory(tx);
    const source = scimSource(await readConnection(tx, params.id));
    const person = await findRemovedRow(tx, source.key, params.person);
    if (!person) throw new NotFoundError('Não encontramos esta pessoa entre as removidas');
    if (person.active) throw new ConflictError('Esta pessoa voltou a ser ativa e precisa do nome de usuário');
    const userName = `removido-${person.id}`;
    await checkUserName(tx, userName, person.id);
    await releaseName(tx, source.key, { id: person.id, userName, at: services.now() });
    await writeAudit(tx, fromCall(context), {
      action: 'CHANGED',
      object: { kind: 'person', id: person.id, name: person.complete_name },
      changes: [{ attribute: 'userName', before: person.user_name, after: userName }],
    });
  });
}
