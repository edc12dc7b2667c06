import { groupNameMaxLength } from '@tramita/client/contract';
import { type AuditEntry, changesBetween } from '../../audit/write-audit.ts';
import type { Db } from '../../db/connection/db.ts';
import { lockGroups } from '../../db/people/groups.ts';
import { findFreeGroupNamed, linkedGroupOf, loseOrigin } from '../../db/scim/linked-groups.ts';
import {
  countScimMembers,
  deleteScimGroup,
  findSameGroup,
  findScimGroup,
  groupsFilter,
  insertScimGroup,
  listScimGroups,
  listScimMembers,
  type ScimGroupRow,
  type ScimMemberRow,
  updateScimGroup,
} from '../../db/scim/scim-groups.ts';
import { idIn } from '../../db/scim/scim-people.ts';
import { say } from '../../text/sentence.ts';
import { checkVersion } from '../check-version.ts';
import { inDirectory } from '../in-directory.ts';
import { invalidValue, ScimError } from '../protocol/errors.ts';
import { parseFilter } from '../protocol/filter.ts';
import { type GroupChanges, groupChanges, readGroup } from '../protocol/group-patch.ts';
import { parsePatch } from '../protocol/patch.ts';
import type { ScimGroup } from '../protocol/resources.ts';
import type { ScimBody, ScimContext, ScimRange } from '../scim-context.ts';
import { applyMemberChanges, applyToUse, grantRoles, linkGroup, memberChanges, roleEntries } from './change-members.ts';
import { describeScimGroup, groupVersion } from './describe-scim-group.ts';

/** Longest external id, in characters. */
const externalIdMaxLength = 255;

/** Most members that one list returns. */
const listedMembersMax = 100_000;

const groupMissing = () => new ScimError(404, undefined, 'Não encontramos este grupo');

async function findGroup(db: Db, { source }: ScimContext, text: string): Promise<ScimGroupRow> {
  const id = idIn(text);
  const row = id === null ? null : await findScimGroup(db, source.key, id);
  if (!row) throw groupMissing();
  return row;
}

/** Returns a group; its members only if `withMembers`. @throws ScimError 404 */
export async function getGroup(context: ScimContext, id: string, withMembers: boolean): Promise<ScimGroup> {
  const { db } = context.services;
  const row = await findGroup(db, context, id);
  return describeScimGroup(row, withMembers ? await listScimMembers(db, [row.id]) : null, context);
}

/**
 * Returns a page of the groups that match, and their number.
 * @throws ScimError 400 `tooMany` if the page would contain too many members
 */
export async function listGroups(
  context: ScimContext,
  { filter, offset, limit }: ScimRange,
  withMembers: boolean,
): Promise<{ readonly resources: readonly ScimGroup[]; readonly total: number }> {
  const { db } = context.services;
  const where = filter === undefined ? null : groupsFilter(parseFilter(filter, 'Group'));
  const { rows, total } = await listScimGroups(db, context.source.key, { where, offset, limit });
  const ids = rows.map(({ id }) => id);
  if (withMembers && (await countScimMembers(db, ids)) > listedMembersMax) {
    throw new ScimError(
      400,
      'tooMany',
      say`Os grupos têm mais de ${listedMembersMax} membros; use excludedAttributes=members ou um count menor`,
    );
  }
  if (!withMembers) return { resources: rows.map((row) => describeScimGroup(row, null, context)), total };
  const membersOf = new Map<number, ScimMemberRow[]>(ids.map((id) => [id, []]));
  for (const member of await listScimMembers(db, ids)) membersOf.get(member.group_id)?.push(member);
  return { resources: rows.map((row) => describeScimGroup(row, membersOf.get(row.id) ?? [], context)), total };
}

function checkedName(name: string): string {
  const text = name.trim().normalize('NFC');
  if ([...text].length > groupNameMaxLength) {
    throw invalidValue(say`O nome do grupo pode ter no máximo ${groupNameMaxLength} caracteres`);
  }
  return text;
}

function checkedExternalId(text: string | null | undefined): string | null {
  const externalId = (text ?? '').trim();
  if (externalId.length > externalIdMaxLength) {
    throw invalidValue(say`externalId pode ter no máximo ${externalIdMaxLength} caracteres`);
  }
  return externalId === '' ? null : externalId;
}

async function checkFree(
  tx: Db,
  source: string,
  group: { readonly id: number | null; readonly externalId: string | null; readonly name: string },
): Promise<void> {
  const same = await findSameGroup(tx, source, group);
  if (same) throw new ScimError(409, 'uniqueness', say`Já existe o grupo ${same.display_name}`);
}

const groupObject = (id: number, name: string) => ({ kind: 'directory-group', id, name }) as const;

/**
 * Creates a directory group. It is linked to the attendance group of the same name, whose members become its own; without
 * one it has no use until an administrator chooses it.
 */
export function addGroup(context: ScimContext, body: unknown): Promise<ScimGroup> {
  const given = readGroup(body);
  return inDirectory(context, async (tx, writer, audit) => {
    const { key } = context.source;
    const name = checkedName(given.displayName);
    const externalId = checkedExternalId(given.externalId);
    await checkFree(tx, key, { id: null, externalId, name });
    await lockGroups(tx, 'attendance');
    const groupId = await findFreeGroupNamed(tx, name);
    const id = await insertScimGroup(tx, { source: key, externalId, name, groupId, at: writer.now });
    const change = { kind: 'add', ids: given.members ?? [] } as const;
    const members = await applyMemberChanges(tx, key, id, [change]);
    const entries =
      groupId === null
        ? []
        : [
            await linkGroup(tx, context.source, {
              linked: { kind: 'attendance', id: groupId },
              directoryGroup: id,
              at: writer.now,
            }),
          ];
    const changes = [
      ...changesBetween(null, { name, externalId, use: groupId === null ? 'NONE' : 'ATTENDANCE' }),
      ...memberChanges(members),
    ];
    audit({ action: 'CREATED', object: groupObject(id, name), changes }, ...entries);
    return described(tx, context, id);
  });
}

async function described(tx: Db, context: ScimContext, id: number): Promise<ScimGroup> {
  const row = await findGroup(tx, context, String(id));
  return describeScimGroup(row, await listScimMembers(tx, [id]), context);
}

/** Replaces a group with its members. */
export function replaceGroup(context: ScimContext, id: string, { body, ifMatch }: ScimBody): Promise<ScimGroup> {
  const given = readGroup(body);
  const changes: GroupChanges = {
    displayName: given.displayName,
    externalId: given.externalId,
    members: [{ kind: 'replace', ids: given.members ?? [] }],
  };
  return inDirectory(context, async (tx, writer, audit) => {
    const row = await findGroup(tx, context, id);
    checkVersion(ifMatch, groupVersion(row));
    audit(...(await changeGroup(tx, context, { row, changes, at: writer.now })));
    return described(tx, context, row.id);
  });
}

/** Changes parts of a group. Its members are not read. */
export function patchGroup(context: ScimContext, id: string, { body, ifMatch }: ScimBody): Promise<void> {
  const changes = groupChanges(parsePatch(body));
  return inDirectory(context, async (tx, writer, audit) => {
    const row = await findGroup(tx, context, id);
    checkVersion(ifMatch, groupVersion(row));
    audit(...(await changeGroup(tx, context, { row, changes, at: writer.now })));
  });
}

async function changeGroup(
  tx: Db,
  { source }: ScimContext,
  { row, changes, at }: { readonly row: ScimGroupRow; readonly changes: GroupChanges; readonly at: Date },
): Promise<AuditEntry[]> {
  const name = changes.displayName === undefined ? row.display_name : checkedName(changes.displayName);
  const externalId = changes.externalId === undefined ? row.external_id : checkedExternalId(changes.externalId);
  const before = { name: row.display_name, externalId: row.external_id };
  const parts = changesBetween(before, { name, externalId });
  if (parts.length > 0) await checkFree(tx, source.key, { id: row.id, externalId, name });
  const members = await applyMemberChanges(tx, source.key, row.id, changes.members);
  const all = [...parts, ...memberChanges(members)];
  if (all.length === 0) return [];
  await updateScimGroup(tx, row.id, { externalId, name, at });
  const entries = await applyToUse(tx, source.key, { group: row, members, at });
  return [{ action: 'CHANGED', object: groupObject(row.id, name), changes: all }, ...entries];
}

/** Deletes a directory group. A linked attendance group keeps its members and is listed as pending. */
export function deleteGroup(context: ScimContext, id: string, { ifMatch }: Pick<ScimBody, 'ifMatch'>): Promise<void> {
  return inDirectory(context, async (tx, writer, audit) => {
    const row = await findGroup(tx, context, id);
    checkVersion(ifMatch, groupVersion(row));
    const former = row.use === 'PROFILE' ? (await listScimMembers(tx, [row.id])).map((member) => member.id) : [];
    const linked = linkedGroupOf(row);
    await deleteScimGroup(tx, row.id);
    if (linked?.kind === 'attendance') await loseOrigin(tx, linked.id);
    const changed = await grantRoles(tx, context.source.key, { people: former, at: writer.now });
    const changes = changesBetween({ name: row.display_name, externalId: row.external_id, use: row.use }, null);
    audit({ action: 'DELETED', object: groupObject(row.id, row.display_name), changes }, ...roleEntries(changed));
  });
}
