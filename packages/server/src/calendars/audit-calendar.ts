import type { Calendar } from '@tramita/client/contract';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';

/** Returns the audit entry for a calendar that was created (no `before`), changed or deleted (no `after`). */
export function calendarAudit(before: Calendar | null, after: Calendar | null): AuditEntry {
  const { id, name } = after ?? before ?? {};
  return {
    action: !before ? 'CREATED' : after ? 'CHANGED' : 'DELETED',
    object: { kind: 'calendar', id, name },
    changes: changesBetween(before && recorded(before), after && recorded(after)),
  };
}

/** Returns the audit entry for the calendar that was the default one until another one became it. */
export const noLongerDefault = ({ id, name }: { readonly id: number; readonly name: string }): AuditEntry => ({
  action: 'CHANGED',
  object: { kind: 'calendar', id, name },
  changes: [{ attribute: 'isDefault', before: true, after: false }],
});

/** Holidays follow from the settings. */
const recorded = ({ name, isDefault, version, settings }: Calendar) => ({ name, isDefault, version, ...settings });
