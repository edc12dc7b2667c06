import { errorMessage, roles } from '@tramita/client/rules';
import type { AuditChange, AuditEntry } from '../../audit/write-audit.ts';
import type { Db } from '../../db/connection/db.ts';
import { hasActiveWithRole } from '../../db/people/directory-writes.ts';
import {
  type ChangedRoles,
  changeLinkedMembers,
  findGroupToLink,
  grantGroupRoles,
  type LinkedGroup,
  linkedGroupOf,
  type MembersChanged,
  type NamedPerson,
  ownMembers,
  replaceLinkedMembers,
} from '../../db/scim/linked-groups.ts';
import {
  addScimMembers,
  findUnknownMember,
  listScimMembers,
  removeScimMembers,
  type ScimGroupRow,
} from '../../db/scim/scim-groups.ts';
import { idIn } from '../../db/scim/scim-people.ts';
import type { Source } from '../../directory/writer.ts';
import { ConflictError } from '../../errors.ts';
import { say } from '../../text/sentence.ts';
import { invalidValue } from '../protocol/errors.ts';
import type { MemberChange } from '../protocol/group-patch.ts';

const unknownMember = (id: string) => invalidValue(say`Não existe uma pessoa com o id ${id.slice(0, 100)}`);

/** Returns the ids of people. @throws ScimError 400 `invalidValue` for one that the connection cannot see */
async function knownPeople(tx: Db, source: string, texts: readonly string[]): Promise<number[]> {
  const ids = texts.map((text) => {
    const id = idIn(text);
    if (id === null) throw unknownMember(text);
    return id;
  });
  const unknown = ids.length === 0 ? null : await findUnknownMember(tx, source, ids);
  if (unknown !== null) throw unknownMember(String(unknown));
  return ids;
}

/** Applies changes of members to a directory group, in their order; returns the difference from before. */
export async function applyMemberChanges(
  tx: Db,
  source: string,
  groupId: number,
  changes: readonly MemberChange[],
): Promise<MembersChanged> {
  const added = new Map<number, NamedPerson>();
  const removed = new Map<number, NamedPerson>();
  type People = typeof added;
  const note = (people: readonly NamedPerson[], to: People, from: People) => {
    // a member that was removed and added again is no change
    for (const person of people) if (!from.delete(person.id)) to.set(person.id, person);
  };
  for (const change of changes) {
    if (change.kind === 'removeAll') note(await removeScimMembers(tx, groupId, null), removed, added);
    else if (change.kind === 'remove') {
      // an id that is no member is not an error, whatever it is
      const ids = change.ids.flatMap((text) => idIn(text) ?? []);
      note(await removeScimMembers(tx, groupId, ids), removed, added);
    } else {
      const ids = await knownPeople(tx, source, change.ids);
      if (change.kind === 'replace') {
        const wanted = new Set(ids);
        const present = (await listScimMembers(tx, [groupId])).map(({ id }) => id);
        const gone = present.filter((id) => !wanted.has(id));
        note(await removeScimMembers(tx, groupId, gone), removed, added);
      }
      note(await addScimMembers(tx, groupId, ids), added, removed);
    }
  }
  return { added: [...added.values()], removed: [...removed.values()] };
}

/** Returns the rows of the audit trail about people whose roles changed. */
export const roleEntries = (changed: readonly ChangedRoles[]): AuditEntry[] =>
  changed.map(({ id, name, before, after }) => ({
    action: 'CHANGED',
    object: { kind: 'person', id, name },
    changes: [{ attribute: 'roles', before, after }],
  }));

/**
 * Makes the grants of a source those of its groups with a role, for these people or for everyone.
 * @throws ConflictError LAST_ADMIN if no active administrator would remain
 */
export async function grantRoles(
  tx: Db,
  source: string,
  { people, at }: { readonly people: readonly number[] | null; readonly at: Date },
): Promise<ChangedRoles[]> {
  const hadAdmin = await hasActiveWithRole(tx, roles.admin);
  const changed = await grantGroupRoles(tx, source, { people, at });
  if (hadAdmin && changed.length > 0 && !(await hasActiveWithRole(tx, roles.admin))) {
    throw new ConflictError(errorMessage('LAST_ADMIN'), 'LAST_ADMIN');
  }
  return changed;
}

const idsOf = (people: readonly NamedPerson[]) => people.map(({ id }) => id);

/** Applies a difference of members to the linked group and to the roles; returns rows of the audit trail about them. */
export async function applyToUse(
  tx: Db,
  source: string,
  { group, members, at }: { readonly group: ScimGroupRow; readonly members: MembersChanged; readonly at: Date },
): Promise<AuditEntry[]> {
  const touched = idsOf([...members.added, ...members.removed]);
  if (touched.length === 0) return [];
  if (group.use === 'PROFILE') return roleEntries(await grantRoles(tx, source, { people: touched, at }));
  const linked = linkedGroupOf(group);
  if (!linked) return [];
  const ids = { added: idsOf(members.added), removed: idsOf(members.removed) };
  const name = await changeLinkedMembers(tx, linked, ids);
  return [linkedEntry(linked, name, memberChanges(members))];
}

/** Returns a row of the audit trail about a linked group. */
function linkedEntry({ kind, id }: LinkedGroup, name: string | undefined, changes: readonly AuditChange[]): AuditEntry {
  return {
    action: 'CHANGED',
    object: { kind: kind === 'attendance' ? 'group' : 'initializer-group', id, name },
    changes,
  };
}

/**
 * Replaces the members of a group by those of a directory group, whose source owns them afterwards. Returns the row of the
 * audit trail about the group.
 */
export async function linkGroup(
  tx: Db,
  source: Source,
  { linked, directoryGroup, at }: { readonly linked: LinkedGroup; readonly directoryGroup: number; readonly at: Date },
): Promise<AuditEntry> {
  const members = await replaceLinkedMembers(tx, linked, directoryGroup);
  if (linked.kind === 'attendance') await ownMembers(tx, source.key, { groupId: linked.id, directoryGroup, at });
  const change: AuditChange = { attribute: 'membersSource', before: null, after: source.name };
  const named = await findGroupToLink(tx, linked);
  return linkedEntry(linked, named?.name, [change, ...memberChanges(members)]);
}

const byId = (one: NamedPerson, two: NamedPerson) => one.id - two.id;

/** Returns a difference of members as the audit trail stores it: who was removed, and who was added. */
export function memberChanges({ added, removed }: MembersChanged): AuditChange[] {
  if (added.length === 0 && removed.length === 0) return [];
  return [{ attribute: 'members', before: [...removed].sort(byId), after: [...added].sort(byId) }];
}
