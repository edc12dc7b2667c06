import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { readSetting, writeSetting } from '../connection/settings.ts';
import type { PglitePort } from '../connection/sql-port.ts';

/** Name of the setting that the triggers read. */
const realtimeSetting = 'realtime';

/** The target of a committed change: a user's notifications, the tasks of a user or group, or a deactivated user. */
export interface RealtimeChange {
  readonly kind: 'notifications' | 'counts' | 'gone';
  readonly to: 'user' | 'group';
  readonly id: number;
}

/** Callbacks of a listener. */
export interface ChangeListener {
  readonly onChange: (change: RealtimeChange) => void;
  /** Called when listening resumes after an interruption, during which any change may have been missed. */
  readonly onGap: () => void;
  /** Called when listening is interrupted; it is retried until `onGap` reports success. */
  readonly onLost?: (error: unknown) => void;
}

/** Starts listening; the returned function stops it. */
export type ListenToChanges = (listener: ChangeListener) => Promise<() => Promise<void>>;

/** Parses a notification of the triggers; returns null for anything else. */
export function readChange(payload: string): RealtimeChange | null {
  const [, kind, to, id] = /^(notifications|counts|gone) ([ug])(\d+)$/.exec(payload) ?? [];
  if (id === undefined) return null;
  // one of the three by the pattern
  return { kind: kind as RealtimeChange['kind'], to: to === 'g' ? 'group' : 'user', id: Number(id) };
}

/** Switches notifications of changes on or off; the setting of the server that started last applies to all servers. */
export async function switchRealtime(db: Db, on: boolean): Promise<void> {
  const value = String(on);
  if (((await readSetting(db, realtimeSetting)) ?? 'false') !== value) await writeSetting(db, realtimeSetting, value);
}

/** Returns the notification channel of this database's schema. */
export async function findChangeChannel(db: Db): Promise<string> {
  const { rows } = await sql<{ channel: string }>`select realtime_channel(current_schema()) as channel`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The query for the notification channel returned no row');
  return row.channel;
}

/** Listens to an embedded database. Its connection is shared, so `listen` waits for open transactions. */
export function listenOnPglite(db: Db, port: Pick<PglitePort, 'onNotification'>): ListenToChanges {
  return async ({ onChange }) => {
    const channel = await findChangeChannel(db);
    const forget = port.onNotification((from, payload) => {
      const change = from === channel ? readChange(payload) : null;
      if (change) onChange(change);
    });
    await sql`listen ${sql.id(channel)}`.execute(db);
    return async () => {
      forget();
      await sql`unlisten ${sql.id(channel)}`.execute(db);
    };
  };
}
