import type { Group } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findGroup } from '../db/people/groups.ts';
import { NotFoundError } from '../errors.ts';
import { describeGroup } from './describe-group.ts';

/** A group of a kind with all that is in it. @throws NotFoundError without such a group */
export function getGroupOf(kind: GroupKind) {
  return async ({ services }: CallContext, { params }: { params: { id: number } }): Promise<Group> =>
    readGroup(services.db, kind, params.id);
}

/** The same inside another verb. */
export async function readGroup(db: Db, kind: GroupKind, id: number): Promise<Group> {
  const group = await findGroup(db, kind, id);
  if (!group) throw new NotFoundError('Não encontramos este grupo');
  return describeGroup(group);
}
