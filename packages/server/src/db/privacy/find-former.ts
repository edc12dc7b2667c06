import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { FormerPerson } from '../tables/privacy-tables.ts';

interface PersonRow {
  readonly user_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly nick_name: string;
  readonly complete_name: string;
  readonly email: string | null;
  readonly custom1: string | null;
  readonly custom2: string | null;
  readonly custom3: string | null;
  readonly custom4: string | null;
  readonly custom5: string | null;
}

const distinct = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text && text.trim() !== '' ? [text.trim()] : []))),
];

/** Returns the names of a person that texts may contain, also those of earlier times that the audit trail knows. */
export async function findFormerNames(db: Db, id: number): Promise<FormerPerson> {
  const { rows } = await sql<PersonRow>`
    select user_name, first_name, last_name, nick_name, complete_name, email,
      custom1, custom2, custom3, custom4, custom5 from users where id = ${id}`.execute(db);
  const [person] = rows;
  if (!person) throw new Error(`There is no person ${id}`);
  const earlier = await sql<{ attribute: string; value: string }>`
    select distinct change ->> 'attribute' as attribute, change ->> 'before' as value
    from audit_events e, jsonb_array_elements(e.changes) change
    where e.object_kind = 'person' and e.object_id = ${String(id)}
      and change ->> 'attribute' in ('completeName', 'userName', 'email', 'firstName', 'lastName', 'nickName')
      and jsonb_typeof(change -> 'before') = 'string'`.execute(db);
  const once = (...attributes: readonly string[]) =>
    earlier.rows.flatMap(({ attribute, value }) => (attributes.includes(attribute) ? [value] : []));
  const { custom1, custom2, custom3, custom4, custom5 } = person;
  const longNames = [person.nick_name, ...once('nickName')].filter((name) => /\s/.test(name.trim()));
  return {
    names: distinct([
      person.complete_name,
      `${person.first_name} ${person.last_name}`,
      ...longNames,
      ...once('completeName', 'email'),
      person.email,
      custom2,
      custom2?.replaceAll(/\D/g, '') ?? null,
    ]),
    userNames: distinct([person.user_name, ...once('userName')]),
    ownNames: distinct([
      person.first_name,
      person.last_name,
      person.nick_name,
      person.user_name,
      ...once('firstName', 'lastName', 'nickName', 'userName'),
    ]),
    custom: { custom1, custom2, custom3, custom4, custom5 },
  };
}
