import type { WorkflowDefinition } from '@tramita/client/contract';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';
import type { Db } from '../db/connection/db.ts';
import type { LastVersionRow } from '../db/processes/processes.ts';
import { findRecordedVersion, type RecordedVersion } from '../db/processes/processes-recorded.ts';

/** Returns the audit entry for a published version; `last` is the version before it. */
export async function publicationAudit(tx: Db, last: LastVersionRow | null, id: number): Promise<AuditEntry> {
  const before = last && (await findRecordedVersion(tx, last.id));
  const after = await findRecordedVersion(tx, id);
  return {
    action: 'PUBLISHED',
    object: { kind: 'process', id, name: after?.title },
    changes: changesBetween(
      before && recorded(before, after?.definition),
      after && recorded(after, before?.definition),
    ),
  };
}

interface Part {
  readonly id: string;
  readonly title?: string | null | undefined;
  readonly label?: string | null | undefined;
}

/**
 * Names the steps and fields that differ from the other version, with the version. Their contents are not recorded,
 * because calls of service tasks contain secrets under names that authors choose.
 */
function recorded({ definition, id: _, ...version }: RecordedVersion, other: WorkflowDefinition | undefined) {
  const named = (name: string) => `${name} (v${version.version})`;
  return {
    ...version,
    slaCounting: definition.slaCounting,
    calendar: definition.calendar,
    steps: differing(definition.steps, other?.steps ?? []).map(named),
    fields: differing(definition.fields, other?.fields ?? []).map(named),
  };
}

/** Returns the names of parts that the other version does not have in the same form. */
function differing(parts: readonly Part[], others: readonly Part[]): readonly string[] {
  const known = new Map(others.map((part) => [part.id, JSON.stringify(part)]));
  return parts
    .filter((part) => known.get(part.id) !== JSON.stringify(part))
    .map(({ id, title, label }) => title || label || id);
}
