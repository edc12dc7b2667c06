import type { Group } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findGroup } from '../db/people/groups.ts';
import { findMembersSource } from '../db/scim/linked-groups.ts';
import { NotFoundError } from '../errors.ts';
import { describeGroup } from './describe-group.ts';

/** Returns a group of a kind with all its contents. @throws NotFoundError if it does not exist */
export function getGroupOf(kind: GroupKind) {
  return async ({ services }: CallContext, { params }: { params: { id: number } }): Promise<Group> =>
    readGroup(services.db, kind, params.id);
}

/** Returns the group like {@link getGroupOf}, within another handler. */
export async function readGroup(db: Db, kind: GroupKind, id: number): Promise<Group> {
  const group = await findGroup(db, kind, id);
  if (!group) throw new NotFoundError('Não encontramos este grupo');
  return describeGroup(group, await findMembersSource(db, { kind, id }));
}
