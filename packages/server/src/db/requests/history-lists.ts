import type { Db } from '../connection/db.ts';
import type { PersonRow } from '../people/people.ts';

/** A history entry and its user; null for the system. */
export interface HistoryRow {
  readonly id: number;
  readonly message: string;
  readonly created_at: Date;
  readonly by: PersonRow | null;
  readonly isIntegration: boolean;
}

/** Returns the history of a request, newest first. */
export async function listHistory(db: Db, idk: number): Promise<HistoryRow[]> {
  const rows = await db
    .selectFrom('histories')
    .leftJoin('users', 'users.id', 'histories.user_id')
    .select(['histories.id', 'message', 'histories.created_at', 'histories.user_id'])
    .select(['nick_name', 'complete_name', 'user_name', 'picture', 'users.kind as user_kind'])
    .where('idk', '=', idk)
    .orderBy('histories.id', 'desc')
    .execute();
  return rows.map(({ id, message, created_at, user_id, user_kind, nick_name, complete_name, user_name, picture }) => ({
    id,
    message,
    created_at,
    isIntegration: user_kind === 'SERVICE',
    by:
      user_id === null || nick_name === null || complete_name === null || user_name === null
        ? null
        : { id: user_id, nick_name, complete_name, user_name, picture },
  }));
}
