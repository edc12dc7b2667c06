import type { FormValues, ReportRow, WorkflowDefinition } from '@tramita/client/contract';
import { approverFields, type CsvCell, reportColumns } from '@tramita/client/rules';
import { listedValues, type ProcessColumn, processColumns } from '../columns/process-columns.ts';
import { dataCell } from '../columns/report-columns.ts';
import type { Db } from '../db/connection/db.ts';
import { type DataReader, findDecidedProcesses } from '../db/requests/readable-data.ts';

/** A row to be exported: the values of the report, the version of its process and the values of its form. */
export interface ExportedRow {
  readonly row: Omit<ReportRow, 'totalLength' | 'totalRequests' | 'track'>;
  readonly processId: number;
  readonly data: FormValues;
}

/** A column of an export. */
export interface ExportColumn {
  readonly header: string;
  readonly cellOf: (exported: ExportedRow) => CsvCell;
}

/** The columns of a list, the same as in the page's export. */
export const listColumns: readonly ExportColumn[] = reportColumns.map(({ header, cellOf }) => ({
  header,
  cellOf: ({ row }) => cellOf(row),
}));

/**
 * Returns the list columns, and a column for each form field of the processes, given by the id of their versions. Fields
 * of several processes share a column if both name and label are the same. Fields for approvers are omitted unless the
 * reader was an approver in that process.
 */
export async function detailedColumns(
  db: Db,
  definitions: ReadonlyMap<number, WorkflowDefinition>,
  reader: DataReader,
): Promise<readonly ExportColumn[]> {
  const decided = reader.isAdmin ? null : await findDecidedProcesses(db, reader.userId);
  const shared = new Map<string, { readonly label: string; readonly byProcess: Map<number, ProcessColumn> }>();
  for (const [processId, definition] of definitions) {
    const restricted = new Set(decided === null || decided.has(processId) ? [] : approverFields(definition));
    for (const column of processColumns(definition)) {
      if (restricted.has(column.name)) continue;
      const key = JSON.stringify([column.name, column.label]);
      const { byProcess } = shared.get(key) ?? { byProcess: new Map<number, ProcessColumn>() };
      shared.set(key, { label: column.label, byProcess: byProcess.set(processId, column) });
    }
  }
  const fields = [...shared.values()].map(({ label, byProcess }): ExportColumn => {
    return {
      header: label,
      cellOf({ processId, data }) {
        const column = byProcess.get(processId);
        return column && dataCell(column, listedValues([column], data)[column.name]);
      },
    };
  });
  return [...listColumns, ...fields];
}
