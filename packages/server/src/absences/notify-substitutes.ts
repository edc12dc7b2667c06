import type { Absence } from '@tramita/client/contract';
import { absenceNotificationOf } from '@tramita/client/engine';
import type { Db } from '../db/connection/db.ts';
import { addNotifications } from '../db/messages/notifications.ts';

/** Notifies substitutes of their substitution. */
export async function notifySubstitutes(
  tx: Db,
  { person, startsOn, endsOn }: Absence,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  const values = { name: person.completeName ?? person.nickName, from: startsOn, to: endsOn };
  await addNotifications(tx, ids, { content: absenceNotificationOf('substituting', values), protocol: null, at });
}
