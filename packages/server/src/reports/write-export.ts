import { csvByteOrderMark, csvLine } from '@tramita/client/rules';
import { dataReaderOf } from '../columns/data-reader.ts';
import type { Services } from '../context.ts';
import { findDefinitions } from '../db/processes/process-data.ts';
import { type ExportOrder, noteProgress } from '../db/reports/exports.ts';
import { findReportedProcesses, findReportKeys, readReportRows } from '../db/reports/task-reports.ts';
import { createSearchLabels, fileLabelLimits } from '../field-search/search-labels.ts';
import type { PartedFile } from '../files/parted-file.ts';
import { describeReportRows } from './describe-report-rows.ts';
import { detailedColumns, listColumns } from './export-columns.ts';

/** Rows read at once. */
const batchSize = 500;

/** Resolves after as many milliseconds, in which the processor and the database are free for calls. */
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Writes an export. The rows and their order are fixed at the start, so that none is repeated or omitted during
 * concurrent changes. Rests after each batch for as long as it took, so that calls are not much slower meanwhile.
 * @throws the abort reason of `signal`, between two batches
 */
export async function writeExport(
  { db, outbound, now }: Services,
  uuid: string,
  order: Exclude<ExportOrder, { readonly report_type: 'AUDIT' | 'PERSON' }>,
  file: PartedFile,
  signal: AbortSignal,
): Promise<void> {
  const isDetailed = order.report_type === 'DETAILED';
  const reader = dataReaderOf(order.reader);
  const keys = await findReportKeys(db, { filter: order.query, now: now() });
  const processes = isDetailed ? await findReportedProcesses(db, keys.slice(0, keys.length)) : [];
  const definitions = await findDefinitions(db, processes);
  const columns = isDetailed ? await detailedColumns(db, definitions, reader) : listColumns;
  const labelled = createSearchLabels({ db, outbound }, fileLabelLimits);
  await file.write(csvByteOrderMark + csvLine(columns.map(({ header }) => header)));
  for (let start = 0; start < keys.length; start += batchSize) {
    signal.throwIfAborted();
    const begun = performance.now();
    await noteProgress(db, uuid, { done: start, total: keys.length, parts: file.parts });
    const records = await readReportRows(db, keys.slice(start, start + batchSize), {
      dataFor: isDetailed ? reader : null,
    });
    const described = await describeReportRows(db, records);
    const data = await labelled(
      records.map((record) => ({
        fields: definitions.get(record.process_id)?.fields ?? [],
        values: record.data ?? {},
      })),
    );
    const lines = described.map((row, index) => {
      const exported = { row, processId: records[index]?.process_id ?? 0, data: data[index] ?? {} };
      return csvLine(columns.map(({ cellOf }) => cellOf(exported)));
    });
    await file.write(lines.join(''));
    await rest(performance.now() - begun);
  }
  signal.throwIfAborted();
  await file.end();
  await noteProgress(db, uuid, { done: keys.length, total: keys.length, parts: file.parts });
}
