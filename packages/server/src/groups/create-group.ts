import type { Group } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { insertGroupRow, lockGroups, replaceGroupContent } from '../db/people/groups.ts';
import { groupAudit } from './audit-group.ts';
import { checkGroup, type GroupBody } from './check-group.ts';
import { readGroup } from './get-group.ts';

/** Creates a group of a kind and returns it. */
export function createGroupOf(kind: GroupKind) {
  return async (context: CallContext, { body }: { body: GroupBody }): Promise<Group> =>
    context.services.db.transaction().execute(async (tx) => {
      await lockGroups(tx, kind);
      const group = await checkGroup(tx, kind, body, { id: null });
      const id = await insertGroupRow(tx, kind, group);
      await replaceGroupContent(tx, kind, id, group.content);
      const created = await readGroup(tx, kind, id);
      await writeAudit(tx, fromCall(context), groupAudit(kind, null, created));
      return created;
    });
}
