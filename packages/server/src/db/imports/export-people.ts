import { sql } from 'kysely';
import { localDay } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';

/** A person as the file of people names them. */
export interface ExportedPerson {
  readonly id: number;
  readonly custom1: string | null;
  readonly user_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly complete_name: string;
  readonly email: string | null;
  readonly custom2: string | null;
  readonly job_title: string | null;
  readonly branch: string | null;
  readonly sector: string | null;
  readonly superior: string | null;
  readonly status: string | null;
  readonly roles: string;
  readonly groups: readonly string[];
  readonly active: boolean;
  /** The running or next absence; days as dd/MM/yyyy. */
  readonly absent_from: string | null;
  readonly absent_to: string | null;
  readonly substitute: string | null;
}

/** Returns people by id, after an id, with the names of the records that they refer to. */
export async function readExportedPeople(
  db: Db,
  { after, size, now }: { readonly after: number; readonly size: number; readonly now: Date },
): Promise<ExportedPerson[]> {
  const { rows } = await sql<ExportedPerson>`
    select u.id, u.custom1, u.user_name, u.first_name, u.last_name, u.complete_name, u.email, u.custom2,
      coalesce(t.name, u.custom3) as job_title, coalesce(b.code, b.name, u.custom4) as branch,
      case when s.id is null then u.custom5
        when exists (select from sectors o where fold(o.description) = fold(s.description) and o.id <> s.id)
          then d.description || ' / ' || s.description
        else s.description end as sector,
      p.user_name as superior, a.description as status, u.roles,
      coalesce((select json_agg(g.name order by g.name) from group_members m join groups g on g.id = m.group_id
        where m.user_id = u.id and g.deleted_at is null), '[]') as groups,
      u.active, away.*
    from users u
      left join job_titles t on t.id = u.job_title_id
      left join branches b on b.id = u.branch_id
      left join sectors s on s.id = u.sector_id
      left join departments d on d.id = s.department_id
      left join users p on p.id = u.superior_id
      left join assignee_statuses a on a.id = u.status_id
      left join lateral (
        select to_char(ab.starts_on, 'DD/MM/YYYY') as absent_from, to_char(ab.ends_on, 'DD/MM/YYYY') as absent_to,
          (select o.user_name from absence_substitutes s join users o on o.id = s.user_id
            where s.absence_id = ab.id and s.process_ids is null and s.declined_at is null order by s.id limit 1) as substitute
        from absences ab join users p on p.id = ab.user_id
        where ab.user_id = u.id and ab.ended_at is null and ab.ends_on >= ${localDay(sql`${now}::timestamptz`)}
        order by ab.starts_on, ab.id limit 1
      ) away on true
    where u.kind = 'PERSON' and u.id > ${after} order by u.id limit ${size}`.execute(db);
  return rows;
}
