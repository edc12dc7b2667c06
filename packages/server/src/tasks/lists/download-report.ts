import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { csvByteOrderMark, csvLine, errorMessage } from '@tramita/client/rules';
import { changesBetween, fromCall, writeAudit } from '../../audit/write-audit.ts';
import type { ProcessColumn } from '../../columns/process-columns.ts';
import { reportColumns } from '../../columns/report-columns.ts';
import type { CallContext } from '../../context.ts';
import { findWorker } from '../../db/absences/covers.ts';
import { readRecordedNames } from '../../db/audit/recorded-names.ts';
import { readTaskListRows } from '../../db/lists/task-list-rows.ts';
import { findTaskListKeys } from '../../db/lists/task-lists.ts';
import { InvalidInputError } from '../../errors.ts';
import { createSearchLabels, fileLabelLimits } from '../../field-search/search-labels.ts';
import { textStream } from '../../files/text-stream.ts';
import type { FileAnswer } from '../../handlers.ts';
import { listNameOf, readListFilter } from './list-filter.ts';
import { describeRows } from './list-tasks.ts';

type Call = (typeof endpoints)['tasks.report'];

/** Rows read at once: the part of a report in memory, whatever its length. */
const batchSize = 500;

/**
 * Returns a whole list as CSV. The rows and their order are fixed at the start, so that none is repeated or omitted
 * during concurrent changes; the contents are read as the client consumes them.
 *
 * @throws InvalidInputError PROCESS_FILTER_REQUIRED without a process
 */
export async function downloadReport(
  context: CallContext,
  { params, query }: ParsedRequestOf<Call>,
): Promise<FileAnswer> {
  if (!query.process?.trim()) {
    throw new InvalidInputError(errorMessage('PROCESS_FILTER_REQUIRED'), 'PROCESS_FILTER_REQUIRED');
  }
  const { services, user } = context;
  const list = listNameOf(query);
  const { filter, columns } = await readListFilter(context, query);
  const owner = await findWorker(services.db, user.id, services.now());
  const keys = await findTaskListKeys(services.db, list, query.status, owner, filter);
  const shown = reportColumns(list, query.status, columns ?? []);

  await writeAudit(services.db, fromCall(context), {
    action: 'DOWNLOADED',
    object: { kind: 'task-list', id: list, name: params.reportName },
    changes: changesBetween(null, {
      ...recordedFilter(query, columns ?? []),
      taskMarker: query.taskMarker && (await readRecordedNames(services.db, 'tag', [query.taskMarker])),
      rows: keys.length,
    }),
  });
  const labelled = createSearchLabels(services, fileLabelLimits);
  async function* lines() {
    yield csvByteOrderMark + csvLine(shown.map(({ header }) => header));
    for (let start = 0; start < keys.length; start += batchSize) {
      const batch = keys.slice(start, start + batchSize);
      const rows = await readTaskListRows(services.db, query.status, batch, owner, filter);
      const described = await describeRows(context, rows, query.status, { columns, labelled });
      yield described.map((row) => csvLine(shown.map(({ cellOf }) => cellOf(row)))).join('');
    }
  }
  return { bytes: textStream(lines()), contentType: 'text/csv', fileName: `${params.reportName}.csv` };
}

/** Returns the filters of a list for the audit trail; those of the process's data columns by their headings. */
function recordedFilter(query: ParsedRequestOf<Call>['query'], columns: readonly ProcessColumn[]) {
  const { myTasks, assignedToMe, status, idk, process, step, createdAt, finishedAt, createdBy, assignees } = query;
  const values: Readonly<Record<string, unknown>> = query;
  const filtered = columns.filter(({ name }) => values[name] !== undefined);
  return {
    ...{ myTasks, assignedToMe, status, idk, process, step, createdAt, finishedAt, createdBy, assignees },
    substitutions: query.substitutions,
    columns: filtered.length === 0 ? undefined : filtered.map(({ name, label }) => `${label}: ${values[name]}`),
  };
}
