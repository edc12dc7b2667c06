import type { Group, GroupMember } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';

const kinds = { attendance: 'group', initializer: 'initializer-group' } as const;

/** Returns the audit entry for a group that was created (no `before`), changed or deleted (no `after`). */
export function groupAudit(kind: GroupKind, before: Group | null, after: Group | null): AuditEntry {
  const { id, name } = after ?? before ?? {};
  return {
    action: !before ? 'CREATED' : after ? 'CHANGED' : 'DELETED',
    object: { kind: kinds[kind], id, name },
    changes: changesBetween(before && recorded(before), after && recorded(after)),
  };
}

const recorded = ({ members, membersSource: _source, membersTotal: _total, revision: _, ...group }: Group) => ({
  ...group,
  members: members.map(recordedMember),
});

/** Returns a person as audit rows contain them. */
export const recordedMember = ({ id, firstName, lastName }: GroupMember) => ({ id, name: `${firstName} ${lastName}` });
