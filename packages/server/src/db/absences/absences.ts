import type { AbsenceReason, AbsenceState } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type PersonRow, personJson } from '../people/people.ts';
import { type Cover, coverColumns, coveredTasks, localDay } from './covers.ts';

/** A person whose absences are read or written. */
export interface AbsentPersonRow {
  readonly id: number;
  readonly complete_name: string;
  readonly superior_id: number | null;
  /** Current day in the time zone of the person's branch. */
  readonly today: string;
}

const localToday = (now: Date) => localDay(sql`${now}::timestamptz`);

/** Returns a person with their current local day; null if the id is unknown. With `lock`, one call writes at a time. */
export async function findAbsentPersonRow(
  db: Db,
  id: number,
  now: Date,
  lock?: 'lock',
): Promise<AbsentPersonRow | null> {
  const { rows } = await sql<AbsentPersonRow>`
    select p.id, p.complete_name, p.superior_id, ${localToday(now)}::text as today
    from users p where p.id = ${id} and p.kind = 'PERSON' ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** A substitute of an absence. */
export interface SubstituteRow {
  readonly person: PersonRow;
  readonly processes: readonly { readonly id: number; readonly title: string }[] | null;
  readonly declined: boolean;
  readonly finishedTasks: number;
  readonly alsoAbsent: readonly { readonly startsOn: string; readonly endsOn: string }[];
}

/** An absence with its substitutes. */
export interface AbsenceRow {
  readonly id: number;
  readonly person: PersonRow;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly state: AbsenceState;
  readonly reason: AbsenceReason;
  readonly includes_groups: boolean;
  readonly substitutes: readonly SubstituteRow[];
}

const stateColumn = (now: Date) => sql<AbsenceState>`case
  when ab.ended_at is not null or ab.ends_on < ${localToday(now)} then 'ENDED'
  when ab.starts_on > ${localToday(now)} then 'PLANNED' else 'RUNNING' end`;

const processesColumn = sql`case when s.process_ids is not null then (
  select coalesce(json_agg(json_build_object('id', v.parent_id, 'title', v.title) order by fold(v.title), v.parent_id), '[]')
  from processes v where v.is_last_version and v.parent_id = any (s.process_ids)) end`;

const substitutesColumn = sql`coalesce((
  select json_agg(json_build_object(
    'person', ${personJson(sql`s.user_id`)},
    'processes', ${processesColumn},
    'declined', s.declined_at is not null,
    'finishedTasks', (select count(*)::integer from tasks t where t.held_on_behalf_of = ab.user_id
      and t.finished_by = s.user_id and t.held_by = s.user_id and t.finished_at >= ab.created_at
      and (ab.ended_at is null or t.finished_at <= ab.ended_at)
      and ${localDay(sql`t.finished_at`)} between ab.starts_on and ab.ends_on),
    'alsoAbsent', coalesce((
      select json_agg(json_build_object('startsOn', greatest(o.starts_on, ab.starts_on)::text,
        'endsOn', least(o.ends_on, ab.ends_on)::text) order by o.starts_on, o.id)
      from absences o where o.user_id = s.user_id and o.ended_at is null
        and o.starts_on <= ab.ends_on and o.ends_on >= ab.starts_on), '[]')
  ) order by s.id) from absence_substitutes s where s.absence_id = ab.id), '[]')`;

/** Returns absences that fulfil a condition on `ab`, with the state at `now`. */
async function readAbsences(db: Db, now: Date, wanted: RawBuilder<unknown>): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`
    select ab.id, ${personJson(sql`ab.user_id`)} as person, ab.starts_on::text, ab.ends_on::text,
      ${stateColumn(now)} as state, ab.reason, ab.includes_groups, ${substitutesColumn} as substitutes
    from absences ab join users p on p.id = ab.user_id where ${wanted}`.execute(db);
  return rows;
}

/** Number of ended absences in a list. */
const endedShown = 20;

/** Returns the absences of a person: those that have not ended by their first day, then the newest ended ones. */
export async function listAbsenceRows(db: Db, userId: number, now: Date): Promise<AbsenceRow[]> {
  const mine = sql`ab.user_id = ${userId}`;
  const open = await readAbsences(
    db,
    now,
    sql`${mine} and ${stateColumn(now)} <> 'ENDED' order by ab.starts_on, ab.id`,
  );
  const ended = await readAbsences(
    db,
    now,
    sql`${mine} and ${stateColumn(now)} = 'ENDED' order by ab.ends_on desc, ab.id desc limit ${endedShown}`,
  );
  return [...open, ...ended];
}

/** Returns one absence; null if the id is unknown. */
export async function findAbsenceRow(db: Db, id: number, now: Date): Promise<AbsenceRow | null> {
  return (await readAbsences(db, now, sql`ab.id = ${id}`))[0] ?? null;
}

/** A substitution of a user. */
export interface SubstitutionRow extends Omit<AbsenceRow, 'reason' | 'substitutes'> {
  readonly processes: SubstituteRow['processes'];
}

/** Returns the running and planned substitutions of a user, by their first day. */
export async function listSubstitutionRows(db: Db, userId: number, now: Date): Promise<SubstitutionRow[]> {
  const { rows } = await sql<SubstitutionRow>`
    select ab.id, ${personJson(sql`ab.user_id`)} as person, ab.starts_on::text, ab.ends_on::text,
      ${stateColumn(now)} as state, ab.includes_groups, ${processesColumn} as processes
    from absence_substitutes s
    join absences ab on ab.id = s.absence_id
    join users p on p.id = ab.user_id
    where s.user_id = ${userId} and s.declined_at is null and ${stateColumn(now)} <> 'ENDED'
    order by ab.starts_on, ab.id`.execute(db);
  return rows;
}

/** An absence and one of its substitutes. */
export interface SubstitutePair {
  readonly absence: number;
  readonly substitute: number;
}

/** Returns the number of open tasks that each substitute sees during their running absence, in the order of the pairs. */
export async function countCoveredTasks(db: Db, pairs: readonly SubstitutePair[]): Promise<number[]> {
  if (pairs.length === 0) return [];
  const { rows: covers } = await sql<SubstitutePair & Omit<Cover, 'insteadOf'>>`
    select ab.id as absence, s.user_id as substitute, ${coverColumns}
    from absences ab join absence_substitutes s on s.absence_id = ab.id
    where ab.id = any (${[...new Set(pairs.map(({ absence }) => absence))]}::integer[]) and s.declined_at is null`.execute(
    db,
  );
  const counts = pairs.map(({ absence, substitute }) => {
    const found = covers.filter((cover) => cover.absence === absence && cover.substitute === substitute);
    const worker = { userId: substitute, groupIds: [], takenIds: [] };
    const [tasks] = coveredTasks({ ...worker, covers: found.map((cover) => ({ ...cover, insteadOf: null })) });
    return tasks ? sql`(select count(distinct id)::integer from (${tasks}) seen (id))` : sql`0`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** A substitute to write; `processIds` are first versions, null for all processes. */
export interface NewSubstitute {
  readonly personId: number;
  readonly processIds: readonly number[] | null;
}

/** Values of an absence to write. */
export interface NewAbsence {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly reason: AbsenceReason;
  readonly includesGroups: boolean;
  readonly substitutes: readonly NewSubstitute[];
}

/** Inserts an absence without its substitutes; returns its id. */
export async function insertAbsence(
  db: Db,
  absence: Omit<NewAbsence, 'substitutes'> & { readonly userId: number; readonly by: number; readonly at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('absences')
    .values({
      user_id: absence.userId,
      starts_on: absence.startsOn,
      ends_on: absence.endsOn,
      reason: absence.reason,
      includes_groups: absence.includesGroups,
      created_by: absence.by,
      created_at: absence.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the period, the reason and the groups of an absence. */
export async function updateAbsenceRow(db: Db, id: number, values: Omit<NewAbsence, 'substitutes'>): Promise<void> {
  await db
    .updateTable('absences')
    .set({
      starts_on: values.startsOn,
      ends_on: values.endsOn,
      reason: values.reason,
      includes_groups: values.includesGroups,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces the substitutes of an absence. A substitute who declined stays, unless they are named again. Returns the ids
 * of those who were not substitutes before.
 */
export async function replaceSubstitutes(
  db: Db,
  absenceId: number,
  substitutes: readonly NewSubstitute[],
): Promise<number[]> {
  const current = await db
    .selectFrom('absence_substitutes')
    .select('user_id')
    .where('absence_id', '=', absenceId)
    .where('declined_at', 'is', null)
    .execute();
  const before = new Set(current.map(({ user_id }) => user_id));
  const named = substitutes.map(({ personId }) => personId);
  const removed = [...before].filter((id) => !named.includes(id));
  if (removed.length > 0) {
    await db
      .deleteFrom('absence_substitutes')
      .where('absence_id', '=', absenceId)
      .where('user_id', 'in', removed)
      .execute();
  }
  for (const { personId, processIds } of substitutes) {
    const scope = { process_ids: processIds && [...processIds], declined_at: null };
    await db
      .insertInto('absence_substitutes')
      .values({ absence_id: absenceId, user_id: personId, ...scope })
      .onConflict((conflict) => conflict.columns(['absence_id', 'user_id']).doUpdateSet(scope))
      .execute();
  }
  return named.filter((id) => !before.has(id));
}

/** Ends an absence on a day. */
export async function endAbsenceRow(db: Db, id: number, today: string, at: Date): Promise<void> {
  await db
    .updateTable('absences')
    .set({ ends_on: sql`least(ends_on, ${today}::date)`, ended_at: at })
    .where('id', '=', id)
    .execute();
}

/** Deletes an absence with its substitutes. */
export async function deleteAbsenceRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('absences').where('id', '=', id).execute();
}

/** Ends a substitution. Returns false if the user is not a substitute of the absence. */
export async function declineRow(db: Db, absenceId: number, userId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('absence_substitutes')
    .set({ declined_at: at })
    .where('absence_id', '=', absenceId)
    .where('user_id', '=', userId)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the number of absences of a person that have not ended on a day. */
export async function countOpenAbsences(db: Db, userId: number, today: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from absences
    where user_id = ${userId} and ended_at is null and ends_on >= ${today}::date`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns the substitutes of a person's other absences that overlap a period. */
export async function findOverlapping(
  db: Db,
  userId: number,
  period: { readonly startsOn: string; readonly endsOn: string; readonly except: number | null },
): Promise<readonly (NewSubstitute & { readonly name: string })[]> {
  const { rows } = await sql<NewSubstitute & { name: string }>`
    select s.user_id as "personId", s.process_ids as "processIds", u.complete_name as name
    from absences ab
    join absence_substitutes s on s.absence_id = ab.id and s.declined_at is null
    join users u on u.id = s.user_id
    where ab.user_id = ${userId} and ab.ended_at is null and ab.id is distinct from ${period.except}
      and ab.starts_on <= ${period.endsOn}::date and ab.ends_on >= ${period.startsOn}::date
    order by ab.starts_on, s.id`.execute(db);
  return rows;
}

/** A person named as a substitute. */
export interface CandidateRow {
  readonly id: number;
  readonly complete_name: string;
  readonly is_fit: boolean;
}

/** Returns people by id, with whether they can be substitutes: active and not restricted to the personal menu. */
export async function findCandidates(db: Db, ids: readonly number[]): Promise<Map<number, CandidateRow>> {
  const { rows } = await sql<CandidateRow>`
    select id, complete_name, (active and kind = 'PERSON' and not show_only_personal_menu) as is_fit
    from users where id = any (${ids}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the first versions of process versions, by the id of the version. */
export async function findFirstVersions(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('processes').select(['id', 'parent_id']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}
