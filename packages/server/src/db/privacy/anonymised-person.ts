import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { FormerPerson } from '../tables/privacy-tables.ts';
import { namePattern } from './name-pattern.ts';

/** A person whose names are replaced, as the steps need them. */
export interface AnonymisedPerson {
  readonly id: number;
  readonly former: FormerPerson;
  /** Finds the person in texts that are linked to them. */
  readonly pattern: string;
  /** Finds the person in other texts: without names that other people have as well. */
  readonly elsewhere: string;
  /** Finds the person among identifiers and expressions: without names of one word, which may be those of a field. */
  readonly distinctive: string;
  readonly replacement: string;
}

/** Returns what replaces the names of a person. */
export const replacementOf = (id: number): string => `Pessoa removida ${id}`;

/** Maximum number of longer names of others that a pattern leaves out. */
const othersMax = 200;

/** Returns a person with the patterns that find their names. */
export async function withPatterns(db: Db, id: number, former: FormerPerson): Promise<AnonymisedPerson> {
  const { names, userNames } = former;
  const { rows: others } = await sql<{ name: string }>`
    select distinct u.complete_name as name from users u, unnest(${names}::text[]) known (name)
    where u.id <> ${id} and strpos(lower(u.complete_name), lower(known.name)) > 0 limit ${othersMax}`.execute(db);
  const { rows: logins } = await sql<{ name: string }>`
    select distinct other.name
    from users u cross join lateral (values (u.user_name), (u.email)) other (name), unnest(${userNames}::text[]) known (name)
    where u.id <> ${id} and strpos(lower(other.name), lower(known.name)) > 0 limit ${othersMax}`.execute(db);
  const { rows: words } = await sql<{ name: string }>`
    select name from unnest(${userNames}::text[]) known (name)
    where name ~ '^[[:alpha:]]+$' and exists (
      select from users u where u.id <> ${id} and strpos(u.complete_name, known.name) > 0
        and known.name = any (regexp_split_to_array(u.complete_name, '\\s+'))
    )`.execute(db);
  const taken = new Set(words.map(({ name }) => name));
  const longer = others.map(({ name }) => name);
  const shared = new Set(longer.map((name) => name.toLowerCase()));
  const found = {
    userNames: userNames.filter((name) => !taken.has(name)),
    others: [...longer, ...logins.map(({ name }) => name)],
  };
  const unshared = names.filter((name) => !shared.has(name.toLowerCase()));
  const isDistinctive = (name: string) => !/^[\p{L}\p{N}_]+$/u.test(name) || /^\d+$/.test(name);
  return {
    id,
    former,
    replacement: replacementOf(id),
    pattern: namePattern({ ...found, names }),
    elsewhere: namePattern({ ...found, names: unshared }),
    distinctive: namePattern({
      ...found,
      names: unshared.filter(isDistinctive),
      userNames: found.userNames.filter(isDistinctive),
    }),
  };
}
