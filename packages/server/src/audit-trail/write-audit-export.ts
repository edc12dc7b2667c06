import type { AuditFilter } from '@tramita/client/contract';
import { auditLabels, type CsvCell, csvByteOrderMark, csvLine } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import { type AuditLine, countAuditEvents, createAuditLineReader, selectAudit } from '../db/audit/audit-list.ts';
import { noteProgress } from '../db/reports/exports.ts';
import type { AuditChange } from '../db/tables/audit-tables.ts';
import type { PartedFile } from '../files/parted-file.ts';

/**
 * Rows read at once: the part of the trail in memory, whatever its length. They are few because V8 doubles the memory for
 * young objects of a process once enough of them, in all, were in use when it collected the others.
 */
const batchSize = 50;
/** Rows between two updates of the progress. */
const progressRows = 1000;

const labels = auditLabels();

const changeText = ({ attribute }: AuditChange, value: unknown): string =>
  `${labels.attribute(attribute)}: ${labels.value(attribute, value)}`;

const columns: readonly (readonly [header: string, cellOf: (line: AuditLine) => CsvCell])[] = [
  ['Número', ({ id }) => id],
  ['Data', ({ time }) => time],
  ['Quem', ({ actor_name }) => actor_name],
  ['Origem', ({ origin }) => labels.origin(origin)],
  ['Ação', ({ action }) => labels.action(action)],
  ['Tipo do objeto', ({ object_kind }) => labels.kind(object_kind)],
  ['Identificação', ({ object_id }) => object_id],
  ['Objeto', ({ object_kind, object_name }) => labels.objectName({ kind: object_kind, id: null, name: object_name })],
  ['Antes', ({ changes }) => changes.map((change) => changeText(change, change.before)).join('\n')],
  ['Depois', ({ changes }) => changes.map((change) => changeText(change, change.after)).join('\n')],
  ['Motivo', ({ reason }) => reason && labels.reason(reason)],
  ['Recusa', ({ refused_as }) => refused_as && labels.reason(refused_as)],
  ['Endereço', ({ address }) => address],
  ['Requisição', ({ request_id }) => request_id],
];

/**
 * Writes the rows of the audit trail that exist now, newest first. Reads on by id, so that rows that arrive meanwhile
 * move nothing. @throws the abort reason of `signal`, between two batches
 */
export async function writeAuditExport(
  { db }: Services,
  uuid: string,
  filter: AuditFilter,
  file: PartedFile,
  signal: AbortSignal,
): Promise<void> {
  const selection = await selectAudit(db, filter);
  const total = await countAuditEvents(db, selection);
  await file.write(csvByteOrderMark + csvLine(columns.map(([header]) => header)));
  const readLines = createAuditLineReader(db, selection, batchSize);
  let done = 0;
  for (let isLast = false; !isLast; ) {
    signal.throwIfAborted();
    if (done % progressRows === 0)
      await noteProgress(db, uuid, { done, total: Math.max(done, total), parts: file.parts });
    const rows = await readLines();
    await file.write(rows.map((row) => csvLine(columns.map(([, cellOf]) => cellOf(row)))).join(''));
    done += rows.length;
    isLast = rows.length < batchSize;
  }
  signal.throwIfAborted();
  await file.end();
  await noteProgress(db, uuid, { done, total: done, parts: file.parts });
}
