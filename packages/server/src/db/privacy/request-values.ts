import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { FormerPerson } from '../tables/privacy-tables.ts';
import type { AnonymisedPerson } from './anonymised-person.ts';

const batch = 100;

/** The values of a request that the server filled in. */
interface FilledValues {
  readonly idk: number;
  /** 0 if the person is the requester, 1 if they are the superior, 2 for the superior's superior. */
  readonly level: number | null;
  /** `assigneeData` keys by field name, such as `custom1N2`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** The same without the names of the person. */
  readonly cleaned: Readonly<Record<string, unknown>>;
}

/** Returns the changed values of a request. */
function changesOf({ level, fields, values, cleaned }: FilledValues, { custom }: FormerPerson, name: string) {
  const next = (field: string, value: unknown): unknown => {
    const [, attribute = '', suffix] = /^(.+?)(?:N([12]))?$/.exec(fields[field] ?? '') ?? [];
    if (attribute === '' || level !== Number(suffix ?? 0)) return cleaned[field];
    if (attribute === 'customName' || attribute === 'userName') return level === 0 && value ? name : cleaned[field];
    return level === 0 || custom[attribute] === value ? '' : cleaned[field];
  };
  const changed = Object.entries(values).map(([field, value]) => [field, next(field, value), value] as const);
  return Object.fromEntries(changed.flatMap(([field, after, before]) => (after === before ? [] : [[field, after]])));
}

/**
 * Replaces a person in the values that the server filled in for requests after `after`: who approved or rejected, the
 * reason, and `assigneeData` fields. Values that people wrote stay. Returns the last request, or null at the end.
 */
export async function replaceFilledValues(db: Db, person: AnonymisedPerson, after: number): Promise<number | null> {
  const { id, pattern, elsewhere, replacement, former } = person;
  // the requests stay locked, so that no event writes the former values back
  const { rows } = await sql<FilledValues>`
    with part as materialized (
      select idk, process_id, created_by, data from instances
      where idk > ${after} order by idk limit ${batch} for update
    ), forms as materialized (
      select p.id, coalesce((
        select jsonb_object_agg(field ->> 'name', field ->> 'assigneeData')
        from jsonb_path_query(p.definition, '$.fields[*] ? (@.type == "assigneeData")') field
      ), '{}') as fields
      from processes p where p.id in (select process_id from part)
    ), filled as materialized (
      select part.idk, f.fields,
        case when part.created_by = ${id} then 0 when u.superior_id = ${id} then 1 when s.superior_id = ${id} then 2
          end as level,
        coalesce((
          select jsonb_object_agg(name, part.data -> name)
          from (
            select jsonb_object_keys(f.fields) as name
            union select unnest(array['approvedBy', 'reprovedBy', 'motive'])
          ) names
          where jsonb_typeof(part.data -> name) = 'string'
        ), '{}') as values
      from part join forms f on f.id = part.process_id
      join users u on u.id = part.created_by left join users s on s.id = u.superior_id
    )
    select filled.*, without_person(
      values, case when level = 0 then ${pattern} else ${elsewhere} end::text, ${replacement}
    ) as cleaned
    from filled order by idk`.execute(db);
  const changed = rows
    .map((row) => ({ idk: row.idk, patch: changesOf(row, former, replacement) }))
    .filter(({ patch }) => Object.keys(patch).length > 0);
  if (changed.length > 0) {
    await sql`
      update instances i set data = i.data || c.patch
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (idk integer, patch jsonb)
      where i.idk = c.idk`.execute(db);
  }
  const last = rows.at(-1);
  return rows.length === batch && last ? last.idk : null;
}
