import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type PersonRow, personJson } from '../people/people.ts';

/** A history entry and its user; null for the system. */
export interface HistoryRow {
  readonly id: number;
  readonly message: string;
  readonly created_at: Date;
  readonly by: PersonRow | null;
  /** The absent person for whom the user acted. */
  readonly on_behalf_of: PersonRow | null;
}

/** Returns the history of a request, newest first. */
export async function listHistory(db: Db, idk: number): Promise<HistoryRow[]> {
  const rows = await db
    .selectFrom('histories')
    .leftJoin('users', 'users.id', 'histories.user_id')
    .select(['histories.id', 'message', 'histories.created_at', 'histories.user_id'])
    .select(['nick_name', 'complete_name', 'user_name', 'picture'])
    .select(personJson(sql.ref('histories.on_behalf_of')).as('on_behalf_of'))
    .where('idk', '=', idk)
    .orderBy('histories.id', 'desc')
    .execute();
  return rows.map(
    ({ id, message, created_at, on_behalf_of, user_id, nick_name, complete_name, user_name, picture }) => ({
      id,
      message,
      created_at,
      on_behalf_of,
      by:
        user_id === null || nick_name === null || complete_name === null || user_name === null
          ? null
          : { id: user_id, nick_name, complete_name, user_name, picture },
    }),
  );
}
