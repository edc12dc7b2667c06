import type { NoticeContent } from '@tramita/client/engine';
import { roles } from '@tramita/client/rules';
import type { Db } from '../../db/connection/db.ts';
import { addNotices, findNotices, replaceNotice } from '../../db/messages/notifications.ts';
import type { LeftTask } from '../../db/pending/left-tasks.ts';
import { listActiveHolders } from '../../db/people/directory-writes.ts';
import { findActiveSuperiors } from '../../db/people/leaving.ts';
import type { Leaving } from './leaving.ts';

const hourMs = 60 * 60 * 1000;

/** Values of a notice; see `NoticeValues`. */
type Values = Extract<NoticeContent, { readonly name: 'accessEnded' }>['values'];

/** Notifies administrators of all tasks left without an active person, and direct superiors of those of their reports. */
export async function notifyOfLeft(
  tx: Db,
  { people, at, connection }: Leaving,
  left: readonly LeftTask[],
): Promise<void> {
  const leavers = new Set(left.map(({ personId }) => personId));
  if (leavers.size === 0) return;
  const names = new Map(people.map(({ id, completeName }) => [id, completeName]));
  const valuesOf = (found: ReadonlySet<number>, page: Values['page']): Values => ({
    people: found.size,
    name: found.size === 1 ? (names.get([...found][0] ?? 0) ?? '') : null,
    tasks: new Set(left.filter(({ personId }) => found.has(personId)).map(({ uuid }) => uuid)).size,
    page,
    ...(connection && { source: connection.key }),
  });
  const administrators = await listActiveHolders(tx, roles.admin);
  await notify(tx, administrators, valuesOf(leavers, 'pending'), at);
  const bySuperior = new Map<number, number[]>();
  for (const [person, superior] of await findActiveSuperiors(tx, [...leavers])) {
    if (!administrators.includes(superior)) bySuperior.set(superior, [...(bySuperior.get(superior) ?? []), person]);
  }
  for (const [superior, ids] of bySuperior) await notify(tx, [superior], valuesOf(new Set(ids), 'attendance'), at);
}

/** Notifies users; a notice of the same connection within the last hour is extended instead. */
async function notify(tx: Db, users: readonly number[], values: Values, at: Date): Promise<void> {
  if (users.length === 0) return;
  const { source } = values;
  const since = new Date(at.getTime() - hourMs);
  const former =
    source === undefined ? new Map() : await findNotices(tx, users, { name: 'accessEnded', source, since });
  for (const [, { id, values: earlier }] of former) {
    const together = { people: earlier.people + values.people, tasks: earlier.tasks + values.tasks, name: null };
    await replaceNotice(tx, id, { name: 'accessEnded', values: { ...values, ...together } });
  }
  await addNotices(
    tx,
    users.filter((user) => !former.has(user)),
    { name: 'accessEnded', values },
    at,
  );
}
