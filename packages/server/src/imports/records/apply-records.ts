import type { AuditObjectKind, ImportKind } from '@tramita/client/contract';
import type { AuditSource } from '../../audit/write-audit.ts';
import { type ImportAuditSource, insertImportEvents } from '../../db/audit/audit-events.ts';
import type { Db } from '../../db/connection/db.ts';
import { type ImportRow, partsOf } from '../../db/imports/imports.ts';
import { haveMembersChanged, writeMembers } from '../../db/imports/members-state.ts';
import { hasRecordChanged, lockRecords, type RecordKind, writeRecords } from '../../db/imports/records-state.ts';
import { refreshCalendars } from './refresh-calendars.ts';

type OtherKind = Exclude<ImportKind, 'people'>;

const objectKinds: Readonly<Record<RecordKind | 'members', AuditObjectKind>> = {
  branches: 'branch',
  'job-titles': 'job-title',
  departments: 'department',
  sectors: 'sector',
  groups: 'group',
  members: 'group',
  categories: 'category',
  tags: 'tag',
  holidays: 'calendar',
};

/** Rows of the audit trail written by one statement. */
const writtenAtOnce = 5000;

/** Returns whether a record of a difference changed since the check. */
export function haveRecordsChanged(db: Db, { id, source }: ImportRow, kind: OtherKind): Promise<boolean> {
  return kind === 'members' ? haveMembersChanged(db, id) : hasRecordChanged(db, id, kind, source);
}

/** Writes the records of a difference with their rows of the audit trail. Must run in a transaction. */
export async function applyRecords(
  tx: Db,
  { id, source }: ImportRow,
  kind: OtherKind,
  writer: { readonly at: Date; readonly source: ImportAuditSource; readonly audit: AuditSource },
): Promise<void> {
  if (kind === 'members') await writeMembers(tx, id);
  else {
    await lockRecords(tx, kind);
    await writeRecords(tx, id, kind, { source, at: writer.at });
  }
  // a new member changes a group
  const action = kind === 'members' ? { action: 'CHANGED' as const } : {};
  if (kind === 'holidays') await refreshCalendars(tx, writer.audit);
  for (const part of await partsOf(tx, id, writtenAtOnce)) {
    await insertImportEvents(tx, part, { kind: objectKinds[kind], ...action }, writer.source);
  }
}
