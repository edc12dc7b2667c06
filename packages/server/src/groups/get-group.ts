import type { Group } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { countGroupMembers, findGroup } from '../db/people/groups.ts';
import { findMembersSource } from '../db/scim/linked-groups.ts';
import { NotFoundError } from '../errors.ts';
import { idsOf, revisionOf } from '../record-revision.ts';
import { describeGroup } from './describe-group.ts';

/** Members of a group that a call returns and accepts; files and integrations can add more. */
export const membersShown = 1000;

/** Returns a group of a kind with its first members and their number. @throws NotFoundError if it does not exist */
export function getGroupOf(kind: GroupKind) {
  return async ({ services: { db } }: CallContext, { params: { id } }: { params: { id: number } }): Promise<Group> => {
    const group = await readGroup(db, kind, id, membersShown);
    return { ...group, membersTotal: await countGroupMembers(db, kind, id) };
  };
}

/** Returns a group with its members, within another handler. @throws NotFoundError if it does not exist */
export async function readGroup(db: Db, kind: GroupKind, id: number, most?: number): Promise<Group> {
  const group = await findGroup(db, kind, id, most);
  if (!group) throw new NotFoundError('Não encontramos este grupo');
  const described = describeGroup(group, await findMembersSource(db, { kind, id }));
  return { ...described, revision: await revisionOf(editedParts(described)) };
}

/** Returns what users can edit of a group: members from a source only change there. */
const editedParts = ({ name, active, members, membersSource, branches, jobtitles, calendar }: Group) => [
  name,
  active,
  membersSource ? null : idsOf(members.slice(0, membersShown)),
  idsOf(branches),
  idsOf(jobtitles),
  calendar?.id,
];
