import type { Absence, Substitution } from '@tramita/client/contract';
import { hideValues } from '../audit/hide-secrets.ts';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';
import { type AbsenceRow, countCoveredTasks, findAbsenceRow, type SubstitutionRow } from '../db/absences/absences.ts';
import type { Db } from '../db/connection/db.ts';
import { toPerson } from '../people/person.ts';

/** Converts absences to their form in the contract, with the numbers of open tasks of running ones. */
export async function describeAbsences(db: Db, rows: readonly AbsenceRow[]): Promise<Absence[]> {
  const running = rows.filter(({ state }) => state === 'RUNNING');
  const pairs = running.flatMap(({ id, substitutes }) =>
    substitutes.map(({ person }) => ({ absence: id, substitute: person.id })),
  );
  const counts = await countCoveredTasks(db, pairs);
  const open = new Map(pairs.map(({ absence, substitute }, index) => [`${absence} ${substitute}`, counts[index] ?? 0]));
  return rows.map(({ id, person, starts_on, ends_on, state, reason, includes_groups, substitutes }) => ({
    id,
    person: toPerson(person),
    startsOn: starts_on,
    endsOn: ends_on,
    state,
    reason,
    includesGroups: includes_groups,
    substitutes: substitutes.map((substitute) => ({
      ...substitute,
      person: toPerson(substitute.person),
      processes: substitute.processes && [...substitute.processes],
      alsoAbsent: [...substitute.alsoAbsent],
      openTasks: open.get(`${id} ${substitute.person.id}`) ?? 0,
    })),
  }));
}

/** Converts substitutions of a user to their form in the contract. */
export async function describeSubstitutions(
  db: Db,
  userId: number,
  rows: readonly SubstitutionRow[],
): Promise<Substitution[]> {
  const running = rows.filter(({ state }) => state === 'RUNNING');
  const counts = await countCoveredTasks(
    db,
    running.map(({ id }) => ({ absence: id, substitute: userId })),
  );
  const open = new Map(running.map(({ id }, index) => [id, counts[index] ?? 0]));
  return rows.map(({ id, person, starts_on, ends_on, state, includes_groups, processes }) => ({
    id,
    person: toPerson(person),
    startsOn: starts_on,
    endsOn: ends_on,
    state,
    processes: processes && [...processes],
    includesGroups: includes_groups,
    openTasks: open.get(id) ?? 0,
  }));
}

/** Returns an absence that was just written. */
export async function describeWritten(db: Db, id: number, now: Date): Promise<Absence> {
  const row = await findAbsenceRow(db, id, now);
  const [absence] = row ? await describeAbsences(db, [row]) : [];
  if (!absence) throw new Error(`There is no absence ${id}`);
  return absence;
}

/**
 * Returns the audit entry for an absence that was created (no `before`), changed, ended or deleted (no `after`). The
 * reason is hidden in it: integrations read the trail, but not the reason of an absence.
 */
export function absenceAudit(before: Absence | null, after: Absence | null): AuditEntry {
  const absence = after ?? before;
  const action = !before ? 'CREATED' : !after ? 'DELETED' : after.state === 'ENDED' ? 'ENDED' : 'CHANGED';
  return {
    action,
    object: { kind: 'absence', id: absence?.id, name: absence?.person.completeName },
    changes: changesBetween(before && recorded(before), after && recorded(after)).map((change) =>
      change.attribute === 'reason' ? hideValues(change) : change,
    ),
  };
}

const recorded = ({ startsOn, endsOn, reason, includesGroups, substitutes }: Absence) => ({
  startsOn,
  endsOn,
  reason,
  includesGroups,
  substitutes: substitutes
    .filter(({ declined }) => !declined)
    .map(({ person, processes }) => ({ id: person.id, name: person.completeName, processes })),
});
