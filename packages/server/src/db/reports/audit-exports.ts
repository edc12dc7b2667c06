import type { AuditFilter, ExportStatus } from '@tramita/client/contract';
import type { Db } from '../connection/db.ts';

/** An export of the audit trail as its owner sees it. */
export interface AuditExportRow {
  readonly uuid: string;
  readonly status: ExportStatus;
  readonly rows_done: number;
  readonly rows_total: number | null;
  readonly size: number | null;
  readonly parts: readonly string[];
  readonly created_at: Date;
}

/** Inserts an export of the audit trail, which waits in the same queue as those of the report. */
export async function insertAuditExport(
  db: Db,
  { uuid, userId, filter, at }: { uuid: string; userId: number; filter: AuditFilter; at: Date },
): Promise<void> {
  await db
    .insertInto('exports')
    .values({ uuid, user_id: userId, query: JSON.stringify(filter), report_type: 'AUDIT', created_at: at })
    .execute();
}

/** Returns a user's export of the audit trail. */
export async function findAuditExport(db: Db, uuid: string, userId: number): Promise<AuditExportRow | undefined> {
  return db
    .selectFrom('exports')
    .select(['uuid', 'status', 'rows_done', 'rows_total', 'size', 'parts', 'created_at'])
    .where('uuid', '=', uuid)
    .where('user_id', '=', userId)
    .where('report_type', '=', 'AUDIT')
    .executeTakeFirst();
}
