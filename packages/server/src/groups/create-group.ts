import type { Group } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { insertGroupRow, lockGroups, replaceGroupContent } from '../db/people/groups.ts';
import { checkGroup, type GroupBody } from './check-group.ts';
import { readGroup } from './get-group.ts';

/** Creates a group of a kind and returns it. */
export function createGroupOf(kind: GroupKind) {
  return async ({ services }: CallContext, { body }: { body: GroupBody }): Promise<Group> =>
    services.db.transaction().execute(async (tx) => {
      await lockGroups(tx, kind);
      const group = await checkGroup(tx, kind, body, null);
      const id = await insertGroupRow(tx, kind, group);
      await replaceGroupContent(tx, kind, id, group.content);
      return readGroup(tx, kind, id);
    });
}
