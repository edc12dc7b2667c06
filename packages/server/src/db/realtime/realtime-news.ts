import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { readSetting, writeSetting } from '../connection/settings.ts';
import type { PglitePort } from '../connection/sql-port.ts';

/** Read by the triggers. */
const newsSetting = 'realtime';

/** Whom a committed change concerns: a person's notifications, or the tasks of a person or of a group. */
export interface RealtimeNews {
  readonly kind: 'notifications' | 'counts';
  readonly to: 'user' | 'group';
  readonly id: number;
}

/** Who listens to news. */
export interface NewsListener {
  readonly onNews: (news: RealtimeNews) => void;
  /** Listening was cut off and goes on now: anything may have happened meanwhile. */
  readonly onGap: () => void;
  /** Listening was cut off and is tried again, until `onGap` tells of success. */
  readonly onLost?: (error: unknown) => void;
}

/** Starts listening; the returned function ends it. */
export type ListenToNews = (listener: NewsListener) => Promise<() => Promise<void>>;

/** Reads what the triggers tell; null for anything else. */
export function readNews(payload: string): RealtimeNews | null {
  const [, kind, to, id] = /^(notifications|counts) ([ug])(\d+)$/.exec(payload) ?? [];
  if (id === undefined) return null;
  return {
    kind: kind === 'counts' ? 'counts' : 'notifications',
    to: to === 'g' ? 'group' : 'user',
    id: Number(id),
  };
}

/** Whether changes are told at all; the server that started last decides for all of them. */
export async function switchNews(db: Db, on: boolean): Promise<void> {
  const value = String(on);
  if (((await readSetting(db, newsSetting)) ?? 'false') !== value) await writeSetting(db, newsSetting, value);
}

/** The channel on which this database's schema tells its news. */
export async function findNewsChannel(db: Db): Promise<string> {
  const { rows } = await sql<{ channel: string }>`select realtime_channel(current_schema()) as channel`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database names no channel for its news');
  return row.channel;
}

/** Listens to an embedded database, whose one connection takes turns: `listen` waits for transactions under way. */
export function createPgliteNews(db: Db, port: Pick<PglitePort, 'onNotification'>): ListenToNews {
  return async ({ onNews }) => {
    const channel = await findNewsChannel(db);
    const forget = port.onNotification((from, payload) => {
      const news = from === channel ? readNews(payload) : null;
      if (news) onNews(news);
    });
    await sql`listen ${sql.id(channel)}`.execute(db);
    return async () => {
      forget();
      await sql`unlisten ${sql.id(channel)}`.execute(db);
    };
  };
}
