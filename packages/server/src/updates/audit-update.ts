import type { Update } from '@tramita/client/contract';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';

/** Returns the audit entry for an update that was created (no `before`), changed or deleted (no `after`). */
export function updateAudit(before: Update | null, after: Update | null): AuditEntry {
  const { id, title } = after ?? before ?? {};
  return {
    action: !before ? 'CREATED' : after ? 'CHANGED' : 'DELETED',
    object: { kind: 'update', id, name: title },
    changes: changesBetween(before && recorded(before), after && recorded(after)),
  };
}

/** Returns an update without its author and counts, which cannot be edited. */
const recorded = ({ createdAt, createdBy, viewsCount, attachments, revision: _, ...update }: Update) => ({
  ...update,
  attachments: attachments.map(({ name, type }) => ({ name, type })),
});
