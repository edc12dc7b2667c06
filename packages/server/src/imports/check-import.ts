import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import {
  analyzeImports,
  deleteDifference,
  deleteValidLines,
  findImport,
  insertImportErrors,
  readImportLines,
  updateImport,
} from '../db/imports/imports.ts';
import { countTasksOf } from '../db/imports/people-state.ts';
import type { ImportResult } from '../db/tables/import-tables.ts';
import type { TableRow } from '../ports/table-reader.ts';
import { createPause, type ImportPlan, storedAtOnce } from './import-plan.ts';
import type { LineError } from './line-errors.ts';
import { planPeople } from './people/plan-people.ts';
import { planRecords } from './records/plan-records.ts';
import { ChangeStore } from './store-changes.ts';

/** Yields the lines of a file in parts, and requests the next part before one is used. */
async function* readLines(db: Db, id: number): AsyncGenerator<TableRow[]> {
  const read = (after: number) => readImportLines(db, id, { after, size: storedAtOnce });
  let next = read(0);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) return;
    next = read(last.line);
    // an error is thrown by the `await` of the next turn, or not needed after the last one
    next.catch(() => {});
    yield rows;
  }
}

async function allOf(parts: AsyncIterable<readonly TableRow[]>): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

/** Compares the lines of an import with the register and stores the difference. Does nothing if that is done already. */
export async function checkImport(services: Services, id: number, signal?: AbortSignal): Promise<void> {
  const { db } = services;
  const row = await findImport(db, id);
  if (row?.status !== 'CHECKING') return;
  const pause = createPause(signal);
  const { kind, source, complete } = row;
  const file = { source, header: row.header ?? [], rows: readLines(db, id) };
  await deleteDifference(db, id);
  const changes = new ChangeStore(db, id);
  const store = changes.add.bind(changes);
  const plan =
    kind === 'people'
      ? await planPeople(db, { ...file, complete, now: services.now() }, store, pause)
      : await planRecords(db, { ...file, kind, rows: await allOf(file.rows) }, store, pause);
  await changes.end();
  await storeErrors(db, id, plan.errors);
  await analyzeImports(db);
  await deleteValidLines(db, id);
  const result = await resultOf(db, plan, changes);
  await updateImport(db, id, { status: 'CHECKED', checked_at: services.now(), result, creates: plan.creates });
}

async function storeErrors(db: Db, id: number, errors: readonly LineError[]): Promise<void> {
  const inOrder = [...errors].sort((one, other) => one.line - other.line);
  for (let start = 0; start < inOrder.length; start += storedAtOnce) {
    const rows = inOrder.slice(start, start + storedAtOnce).map((error, index) => ({
      import_id: id,
      ordinal: start + index,
      line: error.line,
      heading: error.heading,
      value: error.value,
      reason: { text: error.reason },
      hint: error.hint === undefined ? null : { text: error.hint },
      name: error.name,
    }));
    await insertImportErrors(db, rows);
  }
}

async function resultOf(db: Db, plan: ImportPlan, { counts }: ChangeStore): Promise<ImportResult> {
  const { errors, unchanged } = plan;
  const { effects, deactivated } = counts;
  return {
    counts: {
      created: effects.CREATED,
      changed: effects.CHANGED,
      unchanged,
      reactivated: effects.REACTIVATED,
      deactivated: deactivated.length,
      refused: new Set(errors.map(({ line }) => line)).size,
    },
    errors: errors.length,
    access: counts.access,
    attributes: [...counts.attributes]
      .map(([name, times]) => ({ name, count: times }))
      .sort((one, other) => other.count - one.count),
    ignoredColumns: plan.ignoredColumns,
    warnings: plan.warnings,
    active: plan.active,
    openTasks: await countTasksOf(db, deactivated),
    roleChanges: plan.roleChanges,
    validLines: unchanged + counts.lines,
    keepsLastAdmin: plan.keepsLastAdmin,
  };
}
