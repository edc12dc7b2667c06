import type { ExportItem } from '@tramita/client/contract';
import type { ExportRow } from '../db/reports/exports.ts';
import { toPerson } from '../people/person.ts';

/** Converts an export to its form in the contract. */
export function describeExport(row: ExportRow): ExportItem {
  return {
    id: row.export_id,
    uuid: row.uuid,
    assignee: toPerson(row),
    createdAt: row.exported_at.toISOString(),
    query: row.query,
    reportType: row.report_type,
    status: row.export_status,
    department: row.department,
    sector: row.sector,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    size: row.size,
  };
}
