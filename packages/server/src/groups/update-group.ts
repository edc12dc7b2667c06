import type { Group } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { lockGroups, replaceGroupContent, updateGroupRow } from '../db/people/groups.ts';
import { ConflictError } from '../errors.ts';
import { checkRevision } from '../record-revision.ts';
import { managedElsewhere } from '../text/managed-elsewhere.ts';
import { groupAudit } from './audit-group.ts';
import { checkGroup, type GroupBody } from './check-group.ts';
import { membersShown, readGroup } from './get-group.ts';

/**
 * Returns the body with the members that the group has, if these come from a source. Such a body has no members, or those
 * that `getGroupOf` returns.
 * @throws ConflictError MANAGED_ELSEWHERE if the body has other members
 */
function withOwnMembers({ members, membersSource }: Group, body: GroupBody): GroupBody {
  if (!membersSource) return body;
  const present = members.map(({ id }) => id);
  const shown = new Set(present.slice(0, membersShown));
  const isSame = new Set(body.members).size === shown.size && body.members.every((id) => shown.has(id));
  if (body.members.length > 0 && !isSame) {
    const message = managedElsewhere(membersSource.name);
    throw new ConflictError(message, 'MANAGED_ELSEWHERE', [{ name: 'members', message }]);
  }
  return { ...body, members: present };
}

/**
 * Replaces name, state and contents of a group of a kind and returns it.
 * @throws NotFoundError if it does not exist; ConflictError if it has more members than a call can name, unless they come
 * from a source
 */
export function updateGroupOf(kind: GroupKind) {
  return async (
    context: CallContext,
    { params, body }: { params: { id: number }; body: GroupBody & { knownRevision?: string | undefined } },
  ): Promise<Group> =>
    context.services.db.transaction().execute(async (tx) => {
      await lockGroups(tx, kind);
      const before = await readGroup(tx, kind, params.id);
      const { id } = before;
      checkRevision(body.knownRevision, before);
      if (!before.membersSource && before.members.length > membersShown) {
        throw new ConflictError('Este grupo tem mais de 1.000 membros e só pode ser alterado por arquivo.');
      }
      const { name, active, content } = await checkGroup(tx, kind, withOwnMembers(before, body), before);
      await updateGroupRow(tx, kind, { id, name, active });
      await replaceGroupContent(tx, kind, id, content);
      const after = await readGroup(tx, kind, id);
      await writeAudit(tx, fromCall(context), groupAudit(kind, before, after));
      return after;
    });
}
