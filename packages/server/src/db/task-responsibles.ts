import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { PersonRow } from './people.ts';

/** One person or group a task is addressed to. */
export type AddresseeRow =
  | { readonly task_id: number; readonly group: null; readonly person: PersonRow }
  | { readonly task_id: number; readonly group: { readonly id: number; readonly name: string }; readonly person: null };

/** To whom tasks are addressed, people and groups in the order of their names. */
export async function findAddressees(db: Db, taskIds: readonly number[]): Promise<AddresseeRow[]> {
  if (taskIds.length === 0) return [];
  const { rows } = await sql<{ task_id: number; group_name: string | null } & PersonRow>`
    select a.task_id, coalesce(a.user_id, a.group_id) as id, g.name as group_name,
      u.nick_name, u.complete_name, u.user_name, u.picture
    from task_addressees a
    left join users u on u.id = a.user_id
    left join groups g on g.id = a.group_id
    where a.task_id = any (${taskIds}::integer[])
    order by u.complete_name, g.name, id`.execute(db);
  return rows.map(({ task_id, group_name, ...person }) =>
    group_name === null
      ? { task_id, group: null, person }
      : { task_id, group: { id: person.id, name: group_name }, person: null },
  );
}
