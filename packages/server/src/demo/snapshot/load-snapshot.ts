import { workflowDefinitionSchema } from '@tramita/client/contract';
import type { Services } from '../../context.ts';
import { continueIds, insertRows, type PlainRow } from '../../db/connection/bulk-rows.ts';
import { refreshHiddenFields } from '../../db/processes/hidden-fields.ts';
import { fromBase64 } from '../history/small-files.ts';
import type { Snapshot } from './snapshot.ts';
import { type SnapshotTable, snapshotTables } from './tables.ts';
import type { TimeShift } from './time-shift.ts';

const dayMs = 86_400_000;
/** Rows per statement: limits the text of one parameter to a few megabytes. */
const chunkSize = 4000;
const filesAtOnce = 16;

type Row = Record<string, unknown>;

/**
 * Writes a snapshot into an empty, migrated database in one transaction, with every moment moved by `shift`, and its
 * files into the file store.
 */
export async function loadSnapshot(services: Services, snapshot: Snapshot, shift: TimeShift): Promise<void> {
  const stored = storeFiles(services, snapshot);
  const dateFields = dateFieldsByProcess(snapshot);
  const written = services.db.transaction().execute(async (tx) => {
    // those that the migration creates, which the snapshot contains too
    await tx.deleteFrom('assignee_statuses').execute();
    for (const table of snapshotTables) {
      const rows = (snapshot.tables[table.name] ?? []).map((values) => moveRow(table, values, shift, dateFields));
      for (let start = 0; start < rows.length; start += chunkSize) {
        await insertRows(tx, table.name, table.columns, rows.slice(start, start + chunkSize));
      }
      if (table.id !== undefined) await continueIds(tx, table.name, table.id);
    }
    await refreshHiddenFields(tx);
  });
  await Promise.all([stored, written]);
}

/** Stores several files in parallel, because every write waits for the disk. */
async function storeFiles({ files }: Services, snapshot: Snapshot): Promise<void> {
  const waiting = Object.entries(snapshot.files);
  const storeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [key, [contentType, base64]] = next;
      await files.put(key, fromBase64(base64), contentType);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, storeNext));
}

function dateFieldsByProcess(snapshot: Snapshot): ReadonlyMap<unknown, readonly string[]> {
  const table = snapshotTables.find(({ name }) => name === 'processes');
  const column = table?.columns.indexOf('definition') ?? -1;
  return new Map(
    (snapshot.tables.processes ?? []).map((row) => {
      const { fields } = workflowDefinitionSchema.parse(row[column]);
      return [row[0], fields.flatMap(({ type, name }) => (type === 'date' ? [name] : []))];
    }),
  );
}

function moveRow(
  table: SnapshotTable,
  values: readonly unknown[],
  shift: TimeShift,
  dateFields: ReadonlyMap<unknown, readonly string[]>,
): PlainRow {
  const row: Row = {};
  table.columns.forEach((column, index) => {
    row[column] = values[index];
  });
  const before = { ...row };
  for (const column of table.moments ?? []) {
    const moment = before[column];
    if (typeof moment === 'number') row[column] = new Date(shift.moment(moment)).toISOString();
  }
  if (table.name === 'tasks') moveDue(row, before, before.created_at, before.status === 'TO_DO', shift);
  if (table.name === 'instance_steps') moveDue(row, before, before.started_at, before.status === 'NONE', shift);
  if (table.name === 'jobs' && typeof before.run_at === 'number') row.run_at = exact(shift, before.run_at);
  if (table.name === 'instances') moveDates(row, before, dateFields.get(before.process_id) ?? [], shift);
  return row;
}

const exact = (shift: TimeShift, moment: number) => new Date(shift.end + moment).toISOString();

/** Moves due times: open tasks keep the time left at the end of the history, finished tasks keep their SLA. */
function moveDue(row: Row, before: Row, begun: unknown, isOpen: boolean, shift: TimeShift): void {
  const due = before.due_at;
  if (typeof due !== 'number' || typeof begun !== 'number') return;
  const moved = shift.moment(begun);
  const allowance = due - begun;
  const keepsDistance = isOpen && shift.end + due > moved + Math.min(allowance, dayMs / 48);
  row.due_at = keepsDistance ? exact(shift, due) : new Date(moved + allowance).toISOString();
}

/** Moves dates in forms together with the day of the request. */
function moveDates(row: Row, before: Row, names: readonly string[], shift: TimeShift): void {
  if (names.length === 0 || typeof before.created_at !== 'number') return;
  const days = Math.round((shift.moment(before.created_at) - (shift.epoch + before.created_at)) / dayMs);
  const data = { ...(before.data as Record<string, unknown>) };
  for (const name of names) {
    const day = data[name];
    if (typeof day === 'string') data[name] = new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
  }
  row.data = data;
}
