import {
  groupNameMaxLength,
  groupsOfPersonMax,
  personNameMaxLength,
  type RoleName,
  registerNameMaxLength,
} from '@tramita/client/contract';
import { parseDay, roleLabels } from '@tramita/client/rules';
import type { PersonState } from '../../db/imports/people-state.ts';
import type { PersonValues } from '../../directory/person-values.ts';
import type { TableRow } from '../../ports/table-reader.ts';
import { say, type Text } from '../../text/sentence.ts';
import { folded, listSeparator } from '../columns/column.ts';
import { cellOf, type MatchedColumns, surplusError } from '../columns/match-columns.ts';
import { type PeopleColumn, peopleColumns } from '../columns/people-columns.ts';
import { cellProblem, type LineError, readFlag } from '../line-errors.ts';
import { textProblems } from './check-person-text.ts';
import type { DirectoryIndex } from './directory-index.ts';

/** A line of people as it was read. Parts whose column is absent or says '(manter)' are undefined. */
export interface PersonLine {
  readonly row: TableRow;
  /** Identifier at the source. */
  readonly externalId: string | null;
  readonly userName: string;
  /** Name for messages. */
  readonly name: string;
  readonly given: PersonValues;
  /** User name of the superior; null removes the superior. */
  readonly superior: string | null | undefined;
  readonly roles: readonly RoleName[] | undefined;
  readonly groups: readonly number[] | undefined;
  readonly active: boolean | undefined;
  readonly absence: GivenAbsence;
  readonly errors: LineError[];
}

/** Cells about an absence. Days are `yyyy-MM-dd`, the substitute a user name; null means that the cell is empty. */
export interface GivenAbsence {
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  readonly substitute: string | null | undefined;
}

/** Headings by the key of their column. */
export const headingOf = Object.fromEntries(peopleColumns.map(({ key, heading }) => [key, heading])) as Record<
  PeopleColumn,
  string
>;

/** Attributes that are plain texts. */
const plain = ['custom1', 'userName', 'firstName', 'lastName', 'completeName', 'email', 'custom2'] as const;
const required: ReadonlySet<string> = new Set(['userName', 'firstName', 'lastName']);

const rolesByName = new Map<string, RoleName>(
  (Object.keys(roleLabels) as RoleName[]).flatMap((role) => [
    [folded(role), role],
    [folded(roleLabels[role]), role],
  ]),
);

const listOf = (text: string): string[] => [
  ...new Map(
    text
      .split(listSeparator)
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => [folded(item), item]),
  ).values(),
];

/** Reads a line: its values, and an error for each invalid one. */
export function readPersonLine(
  row: TableRow,
  columns: MatchedColumns<PeopleColumn>,
  index: DirectoryIndex,
): PersonLine {
  const problems = new Map<PeopleColumn, Text>();
  for (const { key } of peopleColumns) {
    const problem = cellProblem(cellOf(columns, row, key) ?? '');
    if (problem !== null) problems.set(key, problem);
  }
  const cell = (key: PeopleColumn) => (problems.has(key) ? undefined : cellOf(columns, row, key));
  const userName = cell('userName') ?? '';
  const name = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ') || userName;
  const errors: LineError[] = [];
  const fail = (key: PeopleColumn, reason: Text, hint?: Text, value = cell(key) ?? '') => {
    errors.push({ line: row.line, heading: headingOf[key], value, reason, hint, name: name || null });
  };
  const surplus = surplusError(columns, row, name || null);
  if (surplus) errors.push(surplus);
  for (const [key, problem] of problems) fail(key, problem, undefined, cellOf(columns, row, key));
  const given: PersonValues = {};
  for (const key of plain) {
    const text = cell(key);
    if (text === undefined) {
      // the user name identifies the line, and cannot be left out
      if (key === 'userName' && !problems.has(key)) fail(key, 'preencha o usuário');
      continue;
    }
    if (text === '' && required.has(key)) fail(key, requiredReasons[key] ?? 'preencha o valor');
    // a complete name without a value follows from the others later
    else given[key] = text === '' ? null : text;
  }
  readReferences(cell, index, given, fail);
  return {
    row,
    externalId: cell('custom1') || null,
    userName,
    name,
    given,
    superior: cell('superior') === undefined ? undefined : cell('superior') || null,
    roles: readRoles(cell('roles'), fail),
    groups: readGroups(cell('groups'), index, fail),
    active: readActive(cell('active'), fail),
    absence: {
      from: readDay('absentFrom', cell, fail),
      to: readDay('absentTo', cell, fail),
      substitute: cell('substitute') === undefined ? undefined : cell('substitute') || null,
    },
    errors,
  };
}

const requiredReasons: Readonly<Record<string, string>> = {
  userName: 'preencha o usuário',
  firstName: 'preencha o nome',
  lastName: 'preencha o sobrenome',
};

type Cell = (key: PeopleColumn) => string | undefined;
type Fail = (key: PeopleColumn, reason: Text, hint?: Text, value?: string) => void;

const tooLong = (text: string, most: number): boolean => [...text].length > most;

function readReferences(cell: Cell, index: DirectoryIndex, given: PersonValues, fail: Fail): void {
  const jobTitle = cell('jobTitle');
  if (jobTitle === '') Object.assign(given, { jobTitleId: null, custom3: null });
  else if (jobTitle !== undefined) {
    if (tooLong(jobTitle, registerNameMaxLength))
      fail('jobTitle', say`use no máximo ${registerNameMaxLength} caracteres`);
    else given.jobTitleId = index.jobTitles.findOrCreate(jobTitle, (id) => ({ id, name: jobTitle })).id;
  }
  const branch = cell('branch');
  if (branch === '') Object.assign(given, { branchId: null, custom4: null });
  else if (branch !== undefined) {
    if (tooLong(branch, registerNameMaxLength)) fail('branch', say`use no máximo ${registerNameMaxLength} caracteres`);
    else {
      const code = /^\d{1,30}$/.test(branch) ? branch : null;
      given.branchId = index.branches.findOrCreate(branch, (id) => ({ id, name: branch, code, today: index.today })).id;
    }
  }
  const sector = cell('sector');
  if (sector === '') Object.assign(given, { sectorId: null, custom5: null });
  else if (sector !== undefined) {
    const [found, other] = index.sectorsNamed(sector);
    if (tooLong(sector, personNameMaxLength)) fail('sector', say`use no máximo ${personNameMaxLength} caracteres`);
    else if (found && other) fail('sector', 'há mais de um setor com este nome', 'Escreva Departamento / Setor');
    else if (found) given.sectorId = found.id;
    else Object.assign(given, { sectorId: null, custom5: sector });
  }
  const status = cell('status');
  if (status === '') given.statusId = null;
  else if (status !== undefined) {
    const found = index.statuses.find(status);
    if (found) given.statusId = found.id;
    else fail('status', 'esta situação não existe');
  }
}

function readRoles(text: string | undefined, fail: Fail): RoleName[] | undefined {
  if (text === undefined) return undefined;
  const names = listOf(text);
  for (const name of names) {
    if (rolesByName.has(folded(name))) continue;
    const near = Object.values(roleLabels).find((label) => folded(label).startsWith(folded(name).slice(0, 6)));
    fail('roles', 'perfil desconhecido', near && say`O nome do perfil é “${near}”`, name);
  }
  return names.flatMap((name) => rolesByName.get(folded(name)) ?? []);
}

function readGroups(text: string | undefined, index: DirectoryIndex, fail: Fail): number[] | undefined {
  if (text === undefined) return undefined;
  const names = listOf(text);
  if (names.length > groupsOfPersonMax) {
    fail('groups', say`uma pessoa participa de no máximo ${groupsOfPersonMax} grupos`);
    return undefined;
  }
  const long = names.find((name) => tooLong(name, groupNameMaxLength));
  if (long !== undefined) {
    fail('groups', say`use no máximo ${groupNameMaxLength} caracteres no nome do grupo`, undefined, long);
    return undefined;
  }
  return names.map((name) => index.groups.findOrCreate(name, (id) => ({ id, name })).id);
}

function readActive(text: string | undefined, fail: Fail): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === '') return true;
  const flag = readFlag(text);
  if (flag === null) fail('active', 'preencha com Sim ou Não');
  return flag ?? undefined;
}

function readDay(key: 'absentFrom' | 'absentTo', cell: Cell, fail: Fail): string | null | undefined {
  const text = cell(key);
  if (text === undefined) return undefined;
  if (text === '') return null;
  const day = parseDay(text);
  if (day === null) fail(key, 'preencha uma data como dd/MM/yyyy');
  return day;
}

/** Adds the problems of the texts that a line changes; older data may break newer rules and stay. */
export function checkTexts(line: PersonLine, before: PersonState | null): void {
  const changed = plain.flatMap((key): [(typeof plain)[number], string][] => {
    const value = line.given[key];
    return typeof value !== 'string' || value === before?.[columnOfText[key]] ? [] : [[key, value]];
  });
  for (const [key, reason] of textProblems(Object.fromEntries(changed))) {
    const value = String(line.given[key]);
    const heading = headingOf[key as PeopleColumn];
    line.errors.push({ line: line.row.line, heading, value, reason, name: line.name || null });
  }
}

const columnOfText = {
  custom1: 'custom1',
  userName: 'user_name',
  firstName: 'first_name',
  lastName: 'last_name',
  completeName: 'complete_name',
  email: 'email',
  custom2: 'custom2',
} as const satisfies Record<(typeof plain)[number], keyof PersonState>;
