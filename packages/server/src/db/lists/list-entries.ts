import { type RawBuilder, sql } from 'kysely';
import type { ListOwner, TaskListName } from './task-list-names.ts';

export type EndedStatus = 'FINISHED' | 'CANCELED';

const requester = 1;
const addressedPerson = 2;
const addressedGroup = 3;
const finisher = 4;

/** Selects the entries of one owner. */
export interface Entries {
  readonly list: number;
  readonly ownerId: number;
}

/** Returns the possible owners of a list's entries; a request addressed to several of them has an entry for each. */
export function ownersOf(list: TaskListName, { userId, groupIds }: ListOwner): Entries[] {
  if (list === 'my-tasks') return [{ list: requester, ownerId: userId }];
  if (list === 'my-attendance') return [{ list: finisher, ownerId: userId }];
  return [
    { list: addressedPerson, ownerId: userId },
    ...groupIds.map((ownerId) => ({ list: addressedGroup, ownerId })),
  ];
}

/** SQL array of the requests on a list, in no particular order; for lists of running requests, which stay short. */
export function listedRequests(list: TaskListName, status: string, owner: ListOwner): RawBuilder<unknown> {
  const { userId, groupIds } = owner;
  const owned: Record<TaskListName, RawBuilder<boolean>> = {
    'my-tasks': sql`e.list = ${sql.lit(requester)} and e.owner_id = ${userId}`,
    'my-attendance': sql`e.list = ${sql.lit(finisher)} and e.owner_id = ${userId}`,
    attendance: sql`(e.list = ${sql.lit(addressedPerson)} and e.owner_id = ${userId}
      or e.list = ${sql.lit(addressedGroup)} and e.owner_id = any (${groupIds}::integer[]))`,
  };
  return sql`array(select e.idk from list_entries e where e.status = ${status} and ${owned[list]})`;
}

/** SQL condition: the process `p` has at least one row on the list; one look-up for each kind of entry. */
export function isListedProcess(list: TaskListName, status: string, owner: ListOwner): RawBuilder<boolean> {
  const owned = ownersOf(list, owner).map(
    ({ list: kind, ownerId }) => sql`exists (select from list_entries e where e.list = ${sql.lit(kind)}
      and e.owner_id = ${ownerId} and e.status = ${status} and e.process_id = p.id)`,
  );
  return sql<boolean>`(${sql.join(owned, sql` or `)})`;
}
