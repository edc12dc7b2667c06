import type { DirectoryGroup, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { type AuditEntry, changesBetween, fromCall, writeAudit } from '../../audit/write-audit.ts';
import type { CallContext } from '../../context.ts';
import type { Db } from '../../db/connection/db.ts';
import { lockDirectory } from '../../db/people/directory-writes.ts';
import { lockGroups } from '../../db/people/groups.ts';
import {
  disownMembers,
  findGroupToLink,
  findLinkOf,
  type LinkedGroup,
  linkedGroupOf,
  saveGroupUse,
} from '../../db/scim/linked-groups.ts';
import {
  type DirectoryGroupRow,
  findDirectoryGroup,
  listDirectoryGroupRows,
} from '../../db/scim/scim-administration.ts';
import { findScimGroup, listScimMembers } from '../../db/scim/scim-groups.ts';
import type { Source } from '../../directory/writer.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import type { AnswerOf } from '../../handlers.ts';
import { say } from '../../text/sentence.ts';
import { grantRoles, linkGroup, roleEntries } from '../groups/change-members.ts';
import { scimSource } from '../scim-context.ts';
import { readConnection } from './connections.ts';

type ListCall = (typeof endpoints)['scimConnections.groups'];
type UseCall = (typeof endpoints)['scimConnections.setGroupUse'];
type UseBody = ParsedRequestOf<UseCall>['body'];

const describeGroup = ({ id, name, members, use, group, role }: DirectoryGroupRow): DirectoryGroup => ({
  id,
  name,
  memberCount: members,
  use,
  group,
  role,
});

/** Returns a page of the groups of a connection's directory. */
export async function listDirectoryGroups(
  { services }: CallContext,
  { params, query }: ParsedRequestOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const { key } = scimSource(await readConnection(services.db, params.id));
  const { rows, total } = await listDirectoryGroupRows(services.db, key, query);
  return { elements: rows.map(describeGroup), totalElements: total };
}

async function readDirectoryGroup(db: Db, source: string, id: number): Promise<DirectoryGroup> {
  const row = await findDirectoryGroup(db, source, id);
  if (!row) throw new NotFoundError('Não encontramos este grupo do diretório');
  return describeGroup(row);
}

const kinds = { ATTENDANCE: 'attendance', REQUEST: 'initializer' } as const;

const invalid = (name: string, message: string) =>
  new InvalidInputError(message, 'VALIDATION_ERROR', [{ name, message }]);

/** Returns the group that a use needs, or null. @throws InvalidInputError if a part is missing or not for this use */
async function checkUse(tx: Db, { use, group, role }: UseBody): Promise<LinkedGroup | null> {
  if (use !== 'PROFILE' && role != null) throw invalid('role', 'O perfil é só para o uso Perfil');
  if (use === 'PROFILE' && role == null) throw invalid('role', 'Escolha o perfil');
  if (use !== 'ATTENDANCE' && use !== 'REQUEST') {
    if (group != null) throw invalid('group', 'O grupo é só para os usos Atendimento e Solicitação');
    return null;
  }
  if (group == null) throw invalid('group', 'Escolha o grupo');
  const wanted: LinkedGroup = { kind: kinds[use], id: group };
  if (!(await findGroupToLink(tx, wanted))) throw invalid('group', 'Este grupo não existe');
  return wanted;
}

/** Checks that no other directory group gives a group its members. @throws ConflictError otherwise */
async function checkLink(tx: Db, wanted: LinkedGroup, except: number): Promise<void> {
  const other = await findLinkOf(tx, wanted, except);
  if (other === null) return;
  const message = say`Os membros deste grupo já vêm do grupo ${other} do diretório`;
  throw new ConflictError(message, 'CONFLICT', [{ name: 'group', message }]);
}

/** Sets what a directory group is for; its members then are those of the linked group, or have the role. */
export function setGroupUse(
  context: CallContext,
  { params, body }: ParsedRequestOf<UseCall>,
): Promise<AnswerOf<UseCall>> {
  const { services } = context;
  const at = services.now();
  return services.db.transaction().execute(async (tx) => {
    await lockDirectory(tx);
    const source = scimSource(await readConnection(tx, params.id));
    const before = await readDirectoryGroup(tx, source.key, params.group);
    const wanted = await checkUse(tx, body);
    if (wanted) {
      await lockGroups(tx, wanted.kind);
      await checkLink(tx, wanted, before.id);
    }
    const role = body.use === 'PROFILE' ? (body.role ?? null) : null;
    const entries = await applyUse(tx, source, { id: before.id, use: body.use, wanted, role, at });
    const after = await readDirectoryGroup(tx, source.key, before.id);
    const changes = changesBetween(recorded(before), recorded(after));
    const object = { kind: 'directory-group', id: after.id, name: after.name } as const;
    if (changes.length > 0) {
      await writeAudit(tx, fromCall(context), { action: 'CHANGED', object, changes }, ...entries);
    }
    return after;
  });
}

const recorded = ({ use, group, role }: DirectoryGroup) => ({ use, group, role });

interface NewUse {
  readonly id: number;
  readonly use: UseBody['use'];
  readonly wanted: LinkedGroup | null;
  readonly role: string | null;
  readonly at: Date;
}

/**
 * Ends the former use of a directory group and begins the new one; returns the rows of the audit trail about the linked
 * group and about people.
 */
async function applyUse(tx: Db, source: Source, { id, use, wanted, role, at }: NewUse): Promise<AuditEntry[]> {
  const stored = await findScimGroup(tx, source.key, id);
  const former = stored && linkedGroupOf(stored);
  if (former?.kind === 'attendance') await disownMembers(tx, former.id);
  await saveGroupUse(tx, id, {
    use,
    groupId: wanted?.kind === 'attendance' ? wanted.id : null,
    initializerGroupId: wanted?.kind === 'initializer' ? wanted.id : null,
    role,
  });
  const entries = wanted ? [await linkGroup(tx, source, { linked: wanted, directoryGroup: id, at })] : [];
  if (stored?.role === role) return entries;
  const people = (await listScimMembers(tx, [id])).map((member) => member.id);
  return [...entries, ...roleEntries(await grantRoles(tx, source.key, { people, at }))];
}
