import { sql } from 'kysely';
import { localDay } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';
import { type ImportPart, inPart } from './imports.ts';

/** People whose absences one statement writes. */
interface Part extends ImportPart {
  readonly source: string;
  readonly at: Date;
  /** Null for a command. */
  readonly by: number | null;
}

/** An absence that was created or changed, for the messages to its substitutes. */
export interface WrittenAbsence {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly substitutes: readonly number[];
}

/** Returns whether a difference changes absences. */
export async function changesAbsences(tx: Db, importId: number): Promise<boolean> {
  const { rows } = await sql`
    select from import_changes c where c.import_id = ${importId} and c.write ? 'absence' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Writes the absences of the people of a part; returns those that were created or changed. */
export async function writeAbsences(tx: Db, part: Part): Promise<WrittenAbsence[]> {
  const { source, at, by } = part;
  const isConcerned = sql`${inPart(part)} and c.write ? 'absence'`;
  const given = (name: string) => sql`(c.write -> 'absence' ->> ${name}::text)`;
  const today = localDay(sql`${at}::timestamptz`);
  await sql`
    delete from absences ab using import_changes c, users p
    where ${isConcerned} and ${given('startsOn')} is null and ab.id = ${given('id')}::integer and p.id = ab.user_id
      and ab.starts_on > ${today}`.execute(tx);
  await sql`
    update absences ab set ended_at = ${at}::timestamptz, ends_on = least(ab.ends_on, ${today})
    from import_changes c, users p
    where ${isConcerned} and ${given('startsOn')} is null and ab.id = ${given('id')}::integer
      and p.id = ab.user_id`.execute(tx);
  await sql`
    update absences ab set starts_on = ${given('startsOn')}::date, ends_on = ${given('endsOn')}::date, source = ${source}
    from import_changes c
    where ${isConcerned} and ${given('startsOn')} is not null and ab.id = ${given('id')}::integer`.execute(tx);
  // midnight may have passed since the check
  await sql`
    with created as (
      insert into absences (user_id, starts_on, ends_on, reason, created_at, created_by, source)
      select p.id, greatest(${given('startsOn')}::date, ${today}), ${given('endsOn')}::date, 'OTHER',
        ${at}::timestamptz, ${by}::integer, ${source}
      from import_changes c join users p on p.id = c.record_id
      where ${isConcerned} and ${given('startsOn')} is not null and ${given('id')} is null
        and ${given('endsOn')}::date >= ${today}
      order by c.ordinal
      returning id, user_id
    )
    update import_changes c set write = jsonb_set(c.write, '{absence,id}', to_jsonb(created.id)) from created
    where ${isConcerned} and c.record_id = created.user_id`.execute(tx);
  const named = sql`${isConcerned} and c.write -> 'absence' ? 'substitute'`;
  await sql`
    delete from absence_substitutes s using import_changes c
    where ${named} and s.absence_id = ${given('id')}::integer and s.declined_at is null and not exists (
      select from users u where u.id = s.user_id and lower(u.user_name) = ${given('substitute')})`.execute(tx);
  await sql`
    insert into absence_substitutes (absence_id, user_id)
    select ab.id, u.id from import_changes c
      join absences ab on ab.id = ${given('id')}::integer
      join users u on lower(u.user_name) = ${given('substitute')}
    where ${named} order by c.ordinal
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<WrittenAbsence>`
    select p.complete_name as name, ab.starts_on::text as "from", ab.ends_on::text as "to",
      array(select s.user_id from absence_substitutes s
        where s.absence_id = ab.id and s.declined_at is null order by s.id) as substitutes
    from import_changes c join absences ab on ab.id = ${given('id')}::integer join users p on p.id = ab.user_id
    where ${isConcerned} and ${given('startsOn')} is not null order by c.ordinal`.execute(tx);
  return rows;
}
