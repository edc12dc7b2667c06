import type { AreaKind } from '@tramita/client/rules';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';
import type { Db } from '../db/connection/db.ts';
import { findArea, findResponsibles } from '../db/people/departments.ts';
import { recordedMember } from '../groups/audit-group.ts';
import { describeMember } from '../groups/describe-group.ts';

interface RecordedArea {
  readonly description: string;
  readonly active: boolean;
  readonly department?: { readonly id: number; readonly name: string };
  readonly responsibles: readonly { readonly id: number; readonly name: string }[];
}

/** Returns the state of a department or sector that audit rows compare. */
export async function recordArea(db: Db, kind: AreaKind, id: number): Promise<RecordedArea | null> {
  // whether a user is responsible does not matter here
  const area = await findArea(db, kind, id, 0);
  if (!area) return null;
  const department = kind === 'sector' ? await findArea(db, 'department', area.department_id, 0) : null;
  const responsibles = await findResponsibles(db, kind, id);
  return {
    description: area.description,
    active: area.active,
    ...(department && { department: { id: department.id, name: department.description } }),
    responsibles: responsibles.map(describeMember).map(recordedMember),
  };
}

/** Returns the audit entry for a department or sector that was created (no `before`) or changed. */
export function areaAudit(
  kind: AreaKind,
  id: number,
  before: RecordedArea | null,
  after: RecordedArea | null,
): AuditEntry {
  return {
    action: before ? 'CHANGED' : 'CREATED',
    object: { kind, id, name: after?.description },
    changes: changesBetween(before, after),
  };
}
