import { absenceAdminDaysMax, absenceAheadDaysMax, absencesOpenMax } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { StoredAbsence } from '../../db/imports/people-state.ts';
import { say, type Text } from '../../text/sentence.ts';
import type { PeopleColumn } from '../columns/people-columns.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { idOfLine } from './hierarchy.ts';
import type { MatchedLine } from './person-matches.ts';
import { headingOf } from './read-person-line.ts';

/** An absence as a line leaves it. */
interface AbsenceState {
  readonly from: string;
  readonly to: string;
  /** Ids of the substitutes who did not decline; negative for new people. */
  readonly substitutes: readonly number[];
}

/** A change of a person's absence by a line. */
export interface AbsenceChange {
  /** Null to create one. */
  readonly id: number | null;
  readonly before: AbsenceState | null;
  /** Null to end a running absence, or to delete a planned one. */
  readonly after: AbsenceState | null;
  /** The only substitute from now on; null removes the substitutes, undefined leaves them. */
  readonly substitute: number | null | undefined;
}

/** The absences that the lines of a file change. */
export interface AbsenceChanges {
  readonly of: ReadonlyMap<MatchedLine, AbsenceChange>;
  /** Refuses lines whose substitute is unfit by the lines that are left; returns whether there were any. */
  check(): boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Whether a line mentions no absence at all. */
const isSilent = ({ line: { absence } }: MatchedLine): boolean =>
  absence.from === undefined && absence.to === undefined && absence.substitute === undefined;

/**
 * Compares the absences that lines give with the stored ones, and refuses lines with invalid ones. A line means the
 * absence that an earlier file of the source entered, otherwise one with the same period.
 */
export function resolveAbsences(lines: readonly MatchedLine[], index: DirectoryIndex, source: string): AbsenceChanges {
  if (lines.every(isSilent)) return { of: new Map(), check: () => false };
  const byUserName = new Map<string, MatchedLine>();
  const byPerson = new Map<number, MatchedLine>();
  for (const matched of lines) {
    const name = matched.line.userName.toLowerCase();
    if (name !== '' && !byUserName.has(name)) byUserName.set(name, matched);
    if (matched.person) byPerson.set(matched.person.id, matched);
  }
  const changes = new Map<MatchedLine, AbsenceChange>();
  const named = new Map<MatchedLine, Named>();
  for (const matched of lines) {
    if (isSilent(matched) || matched.line.errors.length > 0) continue;
    const substitute = findSubstitute(matched, byUserName, index);
    if (substitute) named.set(matched, substitute);
    if (matched.line.errors.length > 0) continue;
    const unnamed = matched.line.absence.substitute === null ? null : undefined;
    const change = compareAbsence(matched, substitute?.id ?? unnamed, index, source);
    if (change) changes.set(matched, change);
  }
  const isChecked = (matched: MatchedLine) => matched.line.errors.length === 0 && changes.get(matched)?.after;
  return {
    of: changes,
    check() {
      let hasRefused = false;
      for (const [matched, substitute] of named) {
        if (!isChecked(matched) || isFit(substitute, matched, byPerson, index)) continue;
        const { inFile } = substitute;
        const isRefused = !index.people.has(substitute.id) && inFile && inFile.line.errors.length > 0;
        refuse(
          matched,
          'substitute',
          isRefused
            ? say`o substituto está na linha ${String(inFile.line.row.line)}, que foi recusada`
            : errorMessage('SUBSTITUTE_INVALID'),
        );
        hasRefused = true;
      }
      return hasRefused;
    },
  };
}

function refuse({ line }: MatchedLine, key: PeopleColumn, reason: Text): void {
  const { row, absence, name, errors } = line;
  const value = key === 'substitute' ? (absence.substitute ?? '') : null;
  errors.push({ line: row.line, heading: headingOf[key], value, reason, name: name || null });
}

/** A person named as the substitute. */
interface Named {
  readonly id: number;
  /** Line that creates the person. */
  readonly inFile: MatchedLine | undefined;
}

function findSubstitute(
  matched: MatchedLine,
  byUserName: ReadonlyMap<string, MatchedLine>,
  index: DirectoryIndex,
): Named | null {
  const name = matched.line.absence.substitute;
  if (typeof name !== 'string') return null;
  const inFile = byUserName.get(name.toLowerCase());
  const stored = index.named(name);
  if (inFile && (inFile.person || !stored)) return { id: idOfLine(inFile), inFile };
  if (stored) return { id: stored.id, inFile: undefined };
  refuse(matched, 'substitute', 'não existe no arquivo nem no cadastro');
  return null;
}

/** Returns whether a person can be a substitute after the import: active, and not restricted to the personal menu. */
function isFit(
  { id, inFile: naming }: Named,
  absent: MatchedLine,
  byPerson: ReadonlyMap<number, MatchedLine>,
  index: DirectoryIndex,
): boolean {
  if (id === idOfLine(absent)) return false;
  const person = index.people.get(id);
  const inFile = byPerson.get(id) ?? naming;
  const line = inFile && inFile.line.errors.length === 0 ? inFile.line : null;
  if (!person && !line) return false;
  if (!(line?.active ?? person?.active ?? true)) return false;
  const statusId = line?.given.statusId;
  const status = typeof statusId === 'number' && statusId !== person?.status_id ? index.statuses.get(statusId) : null;
  return !(status?.restrictsMenu ?? person?.show_only_personal_menu ?? false);
}

const stateOf = ({ from, to, substitutes }: StoredAbsence): AbsenceState => ({
  from,
  to,
  substitutes: substitutes.filter(({ declined }) => !declined).map(({ id }) => id),
});

function compareAbsence(
  matched: MatchedLine,
  substitute: number | null | undefined,
  index: DirectoryIndex,
  source: string,
): AbsenceChange | null {
  const { person, line } = matched;
  const { absence, given } = line;
  const branchId = typeof given.branchId === 'number' || given.branchId === null ? given.branchId : person?.branch_id;
  const today = index.todayIn(branchId ?? null);
  const open = (person?.absences ?? []).filter(({ to }) => to >= today);
  const ofSource = open.find((one) => one.source === source);
  if (!absence.from && !absence.to) return endOrKeep(matched, ofSource, substitute);
  const from = absence.from ?? (absence.from === undefined ? ofSource?.from : undefined);
  const to = absence.to ?? (absence.to === undefined ? ofSource?.to : undefined);
  if (from === undefined || to === undefined) {
    refuse(matched, from === undefined ? 'absentFrom' : 'absentTo', 'preencha o início e o fim da ausência');
    return null;
  }
  if (to < from) {
    refuse(matched, 'absentTo', 'o fim não pode ser antes do início');
    return null;
  }
  // the person is back: a file that still names the past absence changes nothing
  if (to < today) return ofSource ? endOf(ofSource) : null;
  const same = open.find((one) => one.to === to && (one.from === from || (one.from <= today && from <= today)));
  const current = ofSource ?? same;
  const hasBegun = current !== undefined && current.from <= today;
  const isPast = from < today;
  const startsOn = hasBegun ? current.from : isPast ? today : from;
  const period = { from: startsOn, to };
  if (!isAllowed(matched, period, today, open, current)) return null;
  const before = current ? stateOf(current) : null;
  const after = { ...period, substitutes: substitutesAfter(current, substitute) };
  if (before && isEqual(before, after)) return null;
  if (!hasNoOther(matched, after, open, current)) return null;
  return { id: current?.id ?? null, before, after, substitute: isSameList(before, after) ? undefined : substitute };
}

const endOf = (stored: StoredAbsence): AbsenceChange => ({
  id: stored.id,
  before: stateOf(stored),
  after: null,
  substitute: undefined,
});

/** Without a period, ends the absence of the source if the cells are empty, or changes only its substitute. */
function endOrKeep(
  matched: MatchedLine,
  stored: StoredAbsence | undefined,
  substitute: number | null | undefined,
): AbsenceChange | null {
  const { from, to } = matched.line.absence;
  const isCleared = from === null || to === null;
  if (isCleared && typeof substitute === 'number') {
    refuse(matched, 'absentFrom', 'preencha o início e o fim da ausência');
    return null;
  }
  if (!stored) {
    if (typeof substitute === 'number') refuse(matched, 'substitute', 'preencha o início e o fim da ausência');
    return null;
  }
  if (isCleared) return endOf(stored);
  const before = stateOf(stored);
  const after = { ...before, substitutes: substitutesAfter(stored, substitute) };
  return isEqual(before, after) ? null : { id: stored.id, before, after, substitute };
}

/** Returns the substitutes that an absence has afterwards. One who declined stays declined. */
function substitutesAfter(
  current: StoredAbsence | undefined,
  substitute: number | null | undefined,
): readonly number[] {
  if (substitute === undefined) return current ? stateOf(current).substitutes : [];
  if (substitute === null) return [];
  const known = current?.substitutes.find(({ id }) => id === substitute);
  return known?.declined ? [] : [substitute];
}

const isSameList = (before: AbsenceState | null, after: AbsenceState): boolean =>
  (before?.substitutes ?? []).join() === after.substitutes.join();

const isEqual = (before: AbsenceState, after: AbsenceState): boolean =>
  before.from === after.from && before.to === after.to && isSameList(before, after);

/** Refuses a period that is too long or too far ahead, and an absence too many. */
function isAllowed(
  matched: MatchedLine,
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
  open: readonly StoredAbsence[],
  current: StoredAbsence | undefined,
): boolean {
  const before = matched.line.errors.length;
  if (daysBetween(today, from) > absenceAheadDaysMax) {
    refuse(matched, 'absentFrom', say`o início pode ser no máximo daqui a ${absenceAheadDaysMax} dias`);
  }
  if (daysBetween(from, to) + 1 > absenceAdminDaysMax) {
    refuse(matched, 'absentTo', say`o período pode ter no máximo ${absenceAdminDaysMax} dias`);
  }
  if (!current && open.length >= absencesOpenMax) {
    const reason = say`Uma pessoa pode ter no máximo ${absencesOpenMax} ausências que não terminaram.`;
    refuse(matched, 'absentFrom', reason);
  }
  return matched.line.errors.length === before;
}

/** Refuses a substitute if another absence has one for the same days and processes. */
function hasNoOther(
  matched: MatchedLine,
  { from, to, substitutes }: AbsenceState,
  open: readonly StoredAbsence[],
  current: StoredAbsence | undefined,
): boolean {
  const overlapping = open
    .filter((one) => one.id !== current?.id && one.from <= to && one.to >= from)
    .flatMap((one) => one.substitutes.filter(({ declined }) => !declined));
  const other = overlapping.find(({ processIds }) =>
    substitutes.some((id) => {
      const kept = current?.substitutes.find((one) => one.id === id)?.processIds ?? null;
      return kept === null || processIds === null || kept.some((process) => processIds.includes(process));
    }),
  );
  if (!other) return true;
  refuse(matched, 'substitute', say`Já existe um substituto para este período e processo: ${other.name}.`);
  return false;
}
