import { errorMessage, roles as roleNames, writtenCpf } from '@tramita/client/rules';
import type { Db } from '../../db/connection/db.ts';
import {
  type PersonState,
  readAccountNames,
  readPeopleState,
  readReferences,
  readSeenPeople,
} from '../../db/imports/people-state.ts';
import type { PersonValues } from '../../directory/person-values.ts';
import type { TableRow } from '../../ports/table-reader.ts';
import { say, type Text } from '../../text/sentence.ts';
import { matchColumns } from '../columns/match-columns.ts';
import { peopleColumns } from '../columns/people-columns.ts';
import { forEachInTurn, type ImportPlan, type PlannedChange, type StoreChanges, storedAtOnce } from '../import-plan.ts';
import { resolveAbsences } from './absence-change.ts';
import { DirectoryIndex } from './directory-index.ts';
import { idOfLine, resolveSuperiors } from './hierarchy.ts';
import { knownPeople } from './known-people.ts';
import { checkGroupSources, checkOwners, compare, type PersonChange, type Wanted } from './person-change.ts';
import { type MatchedLine, PersonMatcher } from './person-matches.ts';
import { checkTexts, headingOf, type PersonLine, readPersonLine } from './read-person-line.ts';

/** A file of people to compare. */
export interface PeopleFile {
  readonly source: string;
  readonly header: readonly string[];
  /** Lines in their order, in parts. */
  readonly rows: AsyncIterable<readonly TableRow[]>;
  /** Whether people of the source who are missing from the file are deactivated. */
  readonly complete: boolean;
  readonly now: Date;
}

/** People read by one statement. */
const peopleAtOnce = 500;

async function loadPeople(db: Db, source: string, index: DirectoryIndex, pause: () => Promise<void>): Promise<void> {
  const read = (after: number) => readPeopleState(db, source, { after, size: peopleAtOnce });
  let next = read(0);
  for (;;) {
    const people = await next;
    const last = people.at(-1);
    if (!last) return;
    next = read(last.id);
    // an error is thrown by the `await` of the next turn
    next.catch(() => {});
    for (const person of people) index.add(person);
    // the answers of an embedded database arrive one after the other, without a turn of other work between them
    await pause();
  }
}

const isOf = ({ owned, external_id }: PersonState): boolean => owned.length > 0 || external_id !== null;
const areAdmin = (...grants: readonly (readonly string[])[]): boolean =>
  grants.some((roles) => roles.includes(roleNames.admin));

/**
 * Compares a file of people with the register, which does not change.
 *
 * @throws InvalidInputError if the file lacks a required column
 */
export async function planPeople(
  db: Db,
  file: PeopleFile,
  store: StoreChanges,
  pause: () => Promise<void>,
): Promise<ImportPlan> {
  const columns = matchColumns(file.header, peopleColumns);
  const index = new DirectoryIndex(await readReferences(db, file.now), await readAccountNames(db));
  const read: PersonLine[] = [];
  const readLines = async () => {
    for await (const rows of file.rows) {
      for (const row of rows) read.push(readPersonLine(row, columns, index));
      await pause();
    }
  };
  // lines are read while the database returns people
  await Promise.all([loadPeople(db, file.source, index, pause), readLines()]);
  const matcher = new PersonMatcher(index);
  const lines: MatchedLine[] = [];
  await forEachInTurn(read, pause, (line) => {
    const matched = matcher.match(line);
    checkTexts(matched.line, matched.person);
    refuseAnonymised(matched);
    lines.push(matched);
  });
  const superiors = await resolveSuperiors(lines, index, pause);
  await superiors.check();
  const wantedOf = ({ line, person }: MatchedLine, superior: number | null | undefined): Wanted => {
    const values: PersonValues = { ...line.given };
    if (typeof values.custom2 === 'string') values.custom2 = writtenCpf(values.custom2) ?? values.custom2;
    if (values.completeName === null) {
      const parts = [values.firstName ?? person?.first_name, values.lastName ?? person?.last_name];
      values.completeName = parts.filter(Boolean).join(' ');
    }
    if (superior !== undefined) values.superiorId = superior;
    return { values, roles: line.roles, groups: line.groups, active: line.active, absence: undefined };
  };
  await forEachInTurn(lines, pause, (matched) => {
    if (matched.line.errors.length > 0) return;
    const wanted = wantedOf(matched, superiors.of.get(matched));
    checkOwners(matched, wanted);
    checkGroupSources(matched, wanted, index);
  });
  const absences = resolveAbsences(lines, index, file.source);
  await pause();
  const missing = file.complete ? missingPeople(index, lines) : [];
  await pause();
  const { kept, isRefused } = keepLastAdmin(index, lines, missing);
  // people of lines that were refused since then keep their superiors, and are no substitutes
  do await superiors.check();
  while (absences.check());
  const people = await knownPeople(db, lines, index, pause);
  await pause();
  const used = new UsedNames();
  const owned = new OwnedByNew();
  let waiting: PlannedChange[] = [];
  let unchanged = 0;
  let roleChanges = 0;
  const note = ({ change, changesRoles }: PersonChange) => {
    if (changesRoles) roleChanges += 1;
    if (change) waiting.push(change);
  };
  const storeWaiting = async () => {
    const changes = await markSeen(db, file.source, waiting, index);
    waiting = [];
    for (const change of changes) used.add(change);
    await store(changes.map((change) => owned.without(change)));
  };
  const storeMany = async () => {
    await pause();
    if (waiting.length >= storedAtOnce) await storeWaiting();
  };
  await forEachInTurn(lines, storeMany, (matched) => {
    const { line, person } = matched;
    if (line.errors.length > 0) return;
    const newId = person ? null : people.idOf(idOfLine(matched));
    const parts = { person, line: line.row.line, externalId: line.externalId, newId };
    const wanted = { ...wantedOf(matched, superiors.of.get(matched)), absence: absences.of.get(matched) };
    const outcome = compare(parts, wanted, index, people);
    if (!outcome.change || outcome.change.effect === 'KEPT') unchanged += 1;
    note(outcome);
  });
  await forEachInTurn(missing, storeMany, (person) => {
    if (kept.has(person.id)) return;
    const wanted = { values: {}, roles: undefined, groups: undefined, active: false, absence: undefined };
    note(compare({ person, line: null, externalId: null, newId: null }, wanted, index, people));
  });
  await storeWaiting();
  const creates = { ...used.among(index), owned: owned.names };
  return {
    errors: lines.flatMap(({ line }) => line.errors),
    unchanged,
    creates,
    ignoredColumns: columns.ignored,
    warnings: [...warningsOf(creates), ...(kept.size > 0 ? [keptWarning] : [])],
    active: [...index.people.values()].filter((person) => person.active && isOf(person)).length,
    roleChanges,
    keepsLastAdmin: isRefused || kept.size > 0,
  };
}

function refuseAnonymised({ line, person }: MatchedLine): void {
  if (person?.anonymised_at == null) return;
  const { errors, row, userName, name } = line;
  const reason = errorMessage('PERSON_ANONYMISED');
  errors.push({ line: row.line, heading: headingOf.userName, value: userName, reason, name: name || null });
}

const keptWarning: Text =
  'O último administrador ativo não está no arquivo e não será desativado. Defina outro antes de continuar.';

/** Returns the active people of the source whom no line means, not even a refused one. */
function missingPeople(index: DirectoryIndex, lines: readonly MatchedLine[]): PersonState[] {
  const present = new Set(lines.map(({ person }) => person?.id));
  return [...index.people.values()].filter(
    (person) => person.active && isOf(person) && !present.has(person.id) && person.foreign['active'] === undefined,
  );
}

/**
 * If no active administrator would remain, refuses the lines that take the access or the role from one. Returns whether
 * it refused any, and the ids of missing people who stay active for that reason.
 */
function keepLastAdmin(
  index: DirectoryIndex,
  lines: readonly MatchedLine[],
  missing: readonly PersonState[],
): { readonly isRefused: boolean; readonly kept: ReadonlySet<number> } {
  const nothing = { isRefused: false, kept: new Set<number>() };
  const before: PersonState[] = [];
  for (const person of index.people.values()) {
    if (person.active && areAdmin(person.own_roles, person.other_roles)) before.push(person);
  }
  if (before.length === 0) return nothing;
  const left = new Set(before.map(({ id }) => id));
  const losing: MatchedLine[] = [];
  for (const matched of lines) {
    const { line, person } = matched;
    if (line.errors.length > 0) continue;
    const isActive = line.active ?? person?.active ?? true;
    const staysAdmin = isActive && areAdmin(person?.other_roles ?? [], line.roles ?? person?.own_roles ?? []);
    if (staysAdmin) left.add(idOfLine(matched));
    else if (person && left.delete(person.id)) losing.push(matched);
  }
  for (const { id } of missing) left.delete(id);
  if (left.size > 0) return nothing;
  for (const { line, person } of losing) {
    const isLeaving = line.active === false && person?.active === true;
    line.errors.push({
      line: line.row.line,
      heading: isLeaving ? headingOf.active : headingOf.roles,
      value: null,
      reason: errorMessage('LAST_ADMIN'),
      name: line.name || null,
    });
  }
  if (losing.length > 0) return { isRefused: true, kept: new Set() };
  return { isRefused: false, kept: new Set(before.filter((person) => missing.includes(person)).map(({ id }) => id)) };
}

/**
 * Adds the marks of the current states to the changes of people. A person who changed since the comparison gets another
 * one, so that the file cannot be applied.
 */
async function markSeen(
  db: Db,
  source: string,
  changes: readonly PlannedChange[],
  index: DirectoryIndex,
): Promise<PlannedChange[]> {
  const marks = new Map<number, string>();
  const ids = changes.flatMap(({ effect, recordId }) => (effect === 'CREATED' || recordId === null ? [] : [recordId]));
  for (let start = 0; start < ids.length; start += peopleAtOnce) {
    const seen = await readSeenPeople(db, source, ids.slice(start, start + peopleAtOnce));
    for (const [id, { state, seen: mark }] of seen) {
      if (JSON.stringify(state) === JSON.stringify(index.people.get(id))) marks.set(id, mark);
    }
  }
  return changes.map((change) =>
    change.effect === 'CREATED' ? change : { ...change, seen: marks.get(change.recordId ?? 0) ?? 'changed' },
  );
}

/** Names of records that valid lines use and that do not exist. */
class UsedNames {
  readonly #branches = new Set<unknown>();
  readonly #jobTitles = new Set<unknown>();
  readonly #groups = new Set<unknown>();

  add({ write }: PlannedChange): void {
    this.#branches.add(write['branch']);
    this.#jobTitles.add(write['jobTitle']);
    for (const name of (write['newGroups'] as string[] | undefined) ?? []) this.#groups.add(name);
  }

  /** Returns the used names among the records that an index would create. */
  among({ branches, jobTitles, groups }: DirectoryIndex): ImportPlan['creates'] {
    const named = (rows: readonly { readonly name: string }[], names: ReadonlySet<unknown>) =>
      rows.map(({ name }) => name).filter((name) => names.has(name));
    return {
      branches: named(branches.created, this.#branches),
      jobTitles: named(jobTitles.created, this.#jobTitles),
      groups: named(groups.created, this.#groups),
    };
  }
}

/** The attributes that the source will own of new people, stored once, because they are the same for most of them. */
class OwnedByNew {
  names: readonly string[] = [];

  /** Returns a change without these attributes if it is of a new person with exactly them. */
  without(change: PlannedChange): PlannedChange {
    const { own, ...write } = change.write;
    if (change.effect !== 'CREATED' || !Array.isArray(own)) return change;
    if (this.names.length === 0) this.names = own;
    return own.join() === this.names.join() ? { ...change, write } : change;
  }
}

const shownNames = 10;

function warningsOf({ branches, jobTitles, groups }: ImportPlan['creates']): Text[] {
  const list = (names: readonly string[]) =>
    names.length > shownNames ? `${names.slice(0, shownNames).join(', ')}...` : names.join(', ');
  return [
    ...(branches.length > 0 ? [say`Filiais que serão criadas (${branches.length}): ${list(branches)}`] : []),
    ...(jobTitles.length > 0 ? [say`Cargos que serão criados (${jobTitles.length}): ${list(jobTitles)}`] : []),
    ...(groups.length > 0 ? [say`Grupos que serão criados (${groups.length}): ${list(groups)}`] : []),
  ];
}
