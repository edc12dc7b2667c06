import type { GroupRef, Person } from '@tramita/client/contract';
import type { Db } from '../db/connection/db.ts';
import { findPeople } from '../db/people/people.ts';
import { type AddresseeRow, findAddressees } from '../db/tasks/task-responsibles.ts';
import { toPerson } from './person.ts';

/** Values of a task that determine who is responsible for it. */
export interface ResponsibleTask {
  readonly task_id: number;
  readonly status: 'TO_DO' | 'FINISHED' | 'CANCELED';
  readonly held_by: number | null;
  readonly finished_by: number | null;
}

/** People and groups responsible for a task: its assignee, else all addressees; or the user who finished it. */
export interface Responsible {
  readonly assignees: Person[];
  readonly groups: GroupRef[];
}

/** Returns who is responsible for each of the tasks, by task id. Runs two queries for any number of tasks. */
export async function findResponsible(db: Db, tasks: readonly ResponsibleTask[]): Promise<Map<number, Responsible>> {
  const single = (task: ResponsibleTask) => (task.status === 'FINISHED' ? task.finished_by : task.held_by);
  const addressed = tasks.filter((task) => single(task) === null).map((task) => task.task_id);
  const addressees = new Map<number, AddresseeRow[]>(addressed.map((id) => [id, []]));
  for (const row of await findAddressees(db, addressed)) addressees.get(row.task_id)?.push(row);
  const ids = new Set(tasks.flatMap((task) => single(task) ?? []));
  const people = new Map((await findPeople(db, [...ids])).map((row) => [row.id, toPerson(row)]));
  return new Map(
    tasks.map((task) => {
      const person = people.get(single(task) ?? 0);
      return [
        task.task_id,
        person ? { assignees: [person], groups: [] } : toResponsible(addressees.get(task.task_id) ?? []),
      ];
    }),
  );
}

/** Returns the people and groups of addressee rows. */
function toResponsible(rows: readonly AddresseeRow[]): Responsible {
  return {
    assignees: rows.flatMap((row) => (row.person ? [toPerson(row.person)] : [])),
    groups: rows.flatMap((row) => (row.group ? [row.group] : [])),
  };
}
