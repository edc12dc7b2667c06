import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { PersonRow } from '../people/people.ts';

/** One user or group a task is addressed to; exactly one of the two. */
export interface AddresseeRow {
  readonly task_id: number;
  readonly person: PersonRow | null;
  readonly group: { readonly id: number; readonly name: string } | null;
}

/** Returns the addressees of tasks, users and groups ordered by name. */
export async function findAddressees(db: Db, taskIds: readonly number[]): Promise<AddresseeRow[]> {
  if (taskIds.length === 0) return [];
  const { rows } = await sql<AddresseeRow>`
    select a.task_id,
      (select json_build_object('id', id, 'nick_name', nick_name, 'complete_name', complete_name,
        'user_name', user_name, 'picture', picture) from users where users.id = a.user_id) as person,
      (select json_build_object('id', id, 'name', name) from groups where groups.id = a.group_id) as "group"
    from task_addressees a
    where a.task_id = any (${taskIds}::integer[])`.execute(db);
  return rows.sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
}

const collator = new Intl.Collator('pt-BR');

const nameOf = ({ person, group }: AddresseeRow) => person?.complete_name ?? group?.name ?? '';
