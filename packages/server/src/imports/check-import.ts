import { hideSecrets } from '../audit/hide-secrets.ts';
import type { Services } from '../context.ts';
import {
  analyzeImports,
  deleteDifference,
  deleteValidLines,
  findImport,
  type ImportRow,
  insertImportChanges,
  insertImportErrors,
  readImportLines,
  updateImport,
} from '../db/imports/imports.ts';
import { countTasksOf } from '../db/imports/people-state.ts';
import type { ImportResult } from '../db/tables/import-tables.ts';
import type { TableRow } from '../ports/table-reader.ts';
import { createPause, forEachInTurn, type ImportPlan, linesAtOnce } from './import-plan.ts';
import { planPeople } from './people/plan-people.ts';
import { planRecords } from './records/plan-records.ts';

async function readLines({ db }: Services, id: number): Promise<TableRow[]> {
  const lines: TableRow[] = [];
  for (let after = 0; ; ) {
    const rows = await readImportLines(db, id, { after, size: linesAtOnce * 2 });
    for (const row of rows) lines.push(row);
    const last = rows.at(-1);
    if (!last) return lines;
    after = last.line;
  }
}

/** Compares the lines of an import with the register and stores the difference. Does nothing if that is done already. */
export async function checkImport(services: Services, id: number, signal?: AbortSignal): Promise<void> {
  const { db } = services;
  const row = await findImport(db, id);
  if (row?.status !== 'CHECKING') return;
  const pause = createPause(signal);
  const file = {
    kind: row.kind,
    source: row.source,
    header: row.header ?? [],
    rows: await readLines(services, id),
    complete: row.complete,
  };
  const plan =
    file.kind === 'people'
      ? await planPeople(db, { ...file, now: services.now() }, pause)
      : await planRecords(db, { ...file, kind: file.kind }, pause);
  await deleteDifference(db, id);
  await storePlan(services, row, plan, pause);
  await analyzeImports(db);
  await deleteValidLines(db, id);
  const result = await resultOf(services, plan, pause);
  await updateImport(db, id, { status: 'CHECKED', checked_at: services.now(), result, creates: plan.creates });
}

async function storePlan(
  { db }: Services,
  { id }: Pick<ImportRow, 'id'>,
  { changes, errors }: ImportPlan,
  pause: () => Promise<void>,
): Promise<void> {
  for (let start = 0; start < changes.length; start += linesAtOnce) {
    const rows = changes.slice(start, start + linesAtOnce).map((change, index) => ({
      import_id: id,
      ordinal: start + index,
      line: change.line,
      effect: change.effect,
      record_id: change.recordId,
      key: change.key,
      name: change.name,
      attributes: change.shown.map(({ attribute }) => attribute),
      shown: change.shown,
      gains: [...change.gains],
      loses: [...change.loses],
      write: change.write,
      audit: change.audit.map(hideSecrets),
      seen: change.seen,
    }));
    await pause();
    await insertImportChanges(db, rows);
  }
  const inOrder = [...errors].sort((one, other) => one.line - other.line);
  for (let start = 0; start < inOrder.length; start += linesAtOnce) {
    const rows = inOrder.slice(start, start + linesAtOnce).map((error, index) => ({
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

async function resultOf({ db }: Services, plan: ImportPlan, pause: () => Promise<void>): Promise<ImportResult> {
  const { changes, errors, unchanged } = plan;
  const counts = { CREATED: 0, CHANGED: 0, REACTIVATED: 0, DEACTIVATED: 0, KEPT: 0 };
  const deactivated: number[] = [];
  const uses = new Map<string, number>();
  const access = { any: 0, gains: 0, loses: 0 };
  let changedLines = 0;
  await forEachInTurn(changes, pause, ({ effect, recordId, shown, gains, loses, line }) => {
    counts[effect] += 1;
    if (effect === 'DEACTIVATED' && recordId !== null) deactivated.push(recordId);
    if (effect === 'CHANGED' || effect === 'REACTIVATED') {
      for (const { attribute } of shown) uses.set(attribute, (uses.get(attribute) ?? 0) + 1);
    }
    access.gains += Math.sign(gains.length);
    access.loses += Math.sign(loses.length);
    access.any += Math.sign(gains.length + loses.length);
    if (line !== null && effect !== 'KEPT') changedLines += 1;
  });
  return {
    counts: {
      created: counts.CREATED,
      changed: counts.CHANGED,
      unchanged,
      reactivated: counts.REACTIVATED,
      deactivated: deactivated.length,
      refused: new Set(errors.map(({ line }) => line)).size,
    },
    errors: errors.length,
    access,
    attributes: [...uses]
      .map(([name, times]) => ({ name, count: times }))
      .sort((one, other) => other.count - one.count),
    ignoredColumns: plan.ignoredColumns,
    warnings: plan.warnings,
    active: plan.active,
    openTasks: await countTasksOf(db, deactivated),
    roleChanges: plan.roleChanges,
    validLines: unchanged + changedLines,
    keepsLastAdmin: plan.keepsLastAdmin,
  };
}
