import type { Db } from '../../db/connection/db.ts';
import { listLeftTasks } from '../../db/pending/left-tasks.ts';
import { forwardTasks } from './forward-tasks.ts';
import type { Leaving } from './leaving.ts';
import { notifyOfLeft } from './notify-of-left.ts';
import { returnTasks } from './return-tasks.ts';

/** Name of a command in histories. */
export const commandLine = 'Linha de comando';

/**
 * Gives the work of people whose access ended to others. Tasks that they took return to the other active addressees; if
 * the setting is on, tasks without another active addressee go to the nearest active superior. Administrators and
 * superiors are notified, once for all of the people, of tasks that no active person can work. Call it after the people
 * were deactivated, in the same transaction.
 */
export async function endWork(tx: Db, leaving: Leaving): Promise<void> {
  const ids = leaving.people.map(({ id }) => id);
  await returnTasks(tx, leaving.people, leaving.at);
  const left = await listLeftTasks(tx, ids);
  if (left.length === 0) return;
  const forwarded = await forwardTasks(tx, leaving, left);
  await notifyOfLeft(
    tx,
    leaving,
    left.filter(({ uuid }) => !forwarded.has(uuid)),
  );
}
