import type { Person } from '@tramita/client/contract';
import type { PersonRow } from '../db/people/people.ts';

/** Converts a person to their form in rows, steps and comments. */
export function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    nickName: row.nick_name,
    completeName: row.complete_name,
    userName: row.user_name,
    picture: row.picture,
  };
}
