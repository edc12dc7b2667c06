import type { AuditAttribute } from '@tramita/client/rules';
import { changesBetween } from '../../audit/write-audit.ts';
import type { Db } from '../../db/connection/db.ts';
import {
  columnsOf,
  type RecordKind,
  type RecordState,
  readRecordStates,
  readUserNames,
} from '../../db/imports/records-state.ts';
import type { TableRow } from '../../ports/table-reader.ts';
import { managedElsewhere } from '../../text/managed-elsewhere.ts';
import { say, type Text } from '../../text/sentence.ts';
import { type Column, folded, listSeparator } from '../columns/column.ts';
import { cellOf, matchColumns, surplusError } from '../columns/match-columns.ts';
import { columnsOfKind } from '../columns/record-columns.ts';
import { forEachInTurn, type PlannedChange, type RecordsPlan } from '../import-plan.ts';
import { cellProblem, flagText, type LineError, readFlag } from '../line-errors.ts';
import { recordProblems } from './check-values.ts';

type Value = string | boolean | null | readonly string[];
type Values = Readonly<Record<string, Value>>;

/** Returns values for the audit trail, which has a label for each column; see `import-files.test.ts`. */
const recorded = (values: Values) => values as { readonly [Name in AuditAttribute]?: Value };

/** A file whose lines are records of one kind. */
interface RegisterFile {
  readonly kind: RecordKind;
  readonly source: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Values of new records in columns that the file does not contain. */
const defaults: Readonly<Partial<Record<RecordKind, Values>>> = {
  branches: { code: null, state: null, city: null, timeZone: 'America/Sao_Paulo', active: true },
  categories: { icon: null, color: null, active: true },
  tags: { color: null, description: null, active: true },
  holidays: {},
};

const textOf = (value: Value | undefined): string | null => {
  if (typeof value === 'boolean') return flagText(value);
  if (typeof value === 'string' || value == null) return value ?? null;
  return value.join(listSeparator) || null;
};

const isEqual = (one: Value | undefined, other: Value | undefined): boolean => textOf(one) === textOf(other);

/** Compares a file of a kind of records with the stored ones. Records that the file does not name stay. */
export async function planRegister(db: Db, file: RegisterFile, pause: () => Promise<void>): Promise<RecordsPlan> {
  const { kind, source } = file;
  const all: readonly Column[] = columnsOfKind[kind];
  const columns = matchColumns(file.header, all);
  const records = new RecordIndex(kind, await readRecordStates(db, kind, source));
  const users = new Map((await readUserNames(db)).map(({ id, name }) => [name, id]));
  const departments = new Map<string, RecordState>();
  if (kind === 'sectors') {
    for (const state of await readRecordStates(db, 'departments', source)) {
      departments.set(folded(String(state.values['name'])), state);
    }
  }
  const changes: PlannedChange[] = [];
  const errors: LineError[] = [];
  let unchanged = 0;
  await forEachInTurn(file.rows, pause, (row) => {
    const given: Record<string, Value> = {};
    const failed: LineError[] = [];
    const name = cellOf(columns, row, 'name') || null;
    const fail = (key: string, reason: Text, value: string | null = cellOf(columns, row, key) ?? null) => {
      const heading = all.find((column) => column.key === key)?.heading ?? null;
      failed.push({ line: row.line, heading, value, reason, name });
    };
    const surplus = surplusError(columns, row, name);
    if (surplus) failed.push(surplus);
    for (const { key } of all) {
      const cell = cellOf(columns, row, key);
      if (cell === undefined) continue;
      const problem = cellProblem(cell);
      if (problem !== null) fail(key, problem);
      else if (key === 'active') readState(cell, given, fail);
      else if (key === 'responsibles') given[key] = listOf(cell);
      else if (key === 'date') readDay(cell, given, fail);
      else if (key === 'timeZone') given[key] = cell || 'America/Sao_Paulo';
      else given[key] = cell || null;
    }
    const department = departments.get(folded(String(given['department'] ?? '')));
    if (kind === 'sectors' && !department) fail('department', 'este departamento não existe');
    if (department) given['department'] = department.values['name'] ?? null;
    for (const user of (given['responsibles'] as readonly string[] | undefined) ?? []) {
      if (!users.has(user)) fail('responsibles', 'esta pessoa não existe', user);
    }
    const before = failed.length === 0 ? records.find(given) : undefined;
    const after = { ...(defaults[kind] ?? { active: true }), ...before?.values, ...given };
    for (const [key, reason] of recordProblems(kind, after)) {
      if (key in given || !before) fail(key, reason);
    }
    const twin = records.claim(after, before, row.line);
    if (twin) fail(twin.key, twin.reason);
    const changed = Object.keys(after).filter((key) => !isEqual(before?.values[key], after[key]));
    if (before?.foreign && changed.length > 0) fail(changed[0] ?? 'name', managedElsewhere(before.foreign));
    if (failed.length > 0) {
      errors.push(...failed);
      return;
    }
    const isSame = before !== undefined && changed.length === 0;
    if (isSame) unchanged += 1;
    if (isSame && (before.owned || before.foreign)) return;
    const values = Object.fromEntries((before ? changed : Object.keys(after)).map((key) => [key, after[key] ?? null]));
    changes.push({
      line: row.line,
      effect: effectOf(before, isSame, before?.values['active'] !== false, after['active'] !== false),
      recordId: before?.id ?? null,
      key: textOf(after['code']) ?? textOf(after['name']) ?? '',
      name: textOf(after['name']) ?? '',
      shown: all.flatMap(({ key, heading }) => {
        const value = { attribute: heading, before: textOf(before?.values[key]), after: textOf(after[key]) };
        return value.before === value.after ? [] : [value];
      }),
      gains: [],
      loses: [],
      write: {
        columns: columnsOf(kind, values),
        own: Object.keys(given),
        ...(department && { department: department.id }),
        ...(values['responsibles'] !== undefined && {
          responsibles: (after['responsibles'] as readonly string[]).map((user) => users.get(user)),
        }),
      },
      audit: changesBetween(
        before === undefined
          ? null
          : recorded(Object.fromEntries(changed.map((key) => [key, before.values[key] ?? null]))),
        recorded(values),
      ),
      seen: before?.seen ?? null,
    });
  });
  return {
    changes,
    errors,
    unchanged,
    creates: { branches: [], jobTitles: [], groups: [] },
    ignoredColumns: columns.ignored,
    warnings: [],
    active: 0,
    roleChanges: 0,
    keepsLastAdmin: false,
  };
}

function effectOf(before: RecordState | undefined, isSame: boolean, was: boolean, is: boolean) {
  if (!before) return 'CREATED';
  if (isSame) return 'KEPT';
  if (was === is) return 'CHANGED';
  return is ? 'REACTIVATED' : 'DEACTIVATED';
}

const listOf = (cell: string): string[] =>
  [
    ...new Set(
      cell
        .split(listSeparator)
        .map((item) => item.trim().toLowerCase())
        .filter((item) => item !== ''),
    ),
  ].sort();

function readState(cell: string, given: Record<string, Value>, fail: (key: string, reason: Text) => void): void {
  const flag = cell === '' ? true : readFlag(cell);
  if (flag === null) fail('active', 'preencha com Sim ou Não');
  else given['active'] = flag;
}

/** Reads dd/MM or dd/MM/yyyy; the 29th of February is valid without a year. */
function readDay(cell: string, given: Record<string, Value>, fail: (key: string, reason: Text) => void): void {
  const [, day = '', month = '', year = '2024'] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(cell) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (day === '') fail('date', cell === '' ? 'preencha a data' : 'escreva a data como dd/MM ou dd/MM/yyyy');
  else if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) {
    fail('date', 'esta data não existe');
  } else
    given['date'] = cell
      .split('/')
      .map((part) => part.padStart(2, '0'))
      .join('/');
}

/**
 * Finds records by the values that identify them in files: the code, or otherwise the name; sectors with their department, and
 * holidays by city and date.
 */
class RecordIndex {
  readonly #kind: RecordKind;
  readonly #byKey = new Map<string, RecordState>();
  readonly #lineOf = new Map<string, number>();

  constructor(kind: RecordKind, states: readonly RecordState[]) {
    this.#kind = kind;
    for (const state of states) {
      for (const key of this.#keysOf(state.values)) if (!this.#byKey.has(key)) this.#byKey.set(key, state);
    }
  }

  #keysOf(values: Values): string[] {
    if (this.#kind === 'holidays') {
      const [city, date] = [textOf(values['city']), textOf(values['date'])];
      return city && date ? [`date ${city} ${date}`] : [];
    }
    const [code, name] = [textOf(values['code']), textOf(values['name'])];
    const scope = this.#kind === 'sectors' ? `${folded(textOf(values['department']) ?? '')} / ` : '';
    return [...(code ? [`code ${folded(code)}`] : []), ...(name ? [`name ${scope}${folded(name)}`] : [])];
  }

  find(values: Values): RecordState | undefined {
    return this.#keysOf(values)
      .map((key) => this.#byKey.get(key))
      .find((state) => state !== undefined);
  }

  /** Notes that a line means a record; returns the problem if another line or record has its code or name. */
  claim(values: Values, own: RecordState | undefined, line: number): { key: string; reason: Text } | null {
    for (const key of this.#keysOf(values)) {
      const attribute = /^\w+/.exec(key)?.[0] ?? 'name';
      const first = this.#lineOf.get(key);
      if (first !== undefined) return { key: attribute, reason: say`este registro já está na linha ${String(first)}` };
      this.#lineOf.set(key, line);
      const other = this.#byKey.get(key);
      if (other && other.id !== own?.id) return { key: attribute, reason: 'outro registro já tem este valor' };
    }
    return null;
  }
}
