import { historyMessages } from '@tramita/client/engine';
import type { Db } from '../../db/connection/db.ts';
import { lockHeldTasks } from '../../db/tasks/held-tasks.ts';
import { TaskChanges } from '../../db/tasks/task-changes.ts';
import type { LeavingPerson } from './leaving.ts';

/**
 * Gives the open tasks that these people took back to their other active addressees, and writes it in the histories.
 * Tasks without another active addressee stay with the person. Call it after the people were deactivated.
 */
export async function returnTasks(tx: Db, people: readonly LeavingPerson[], at: Date): Promise<void> {
  const names = new Map(people.map(({ id, completeName }) => [id, completeName]));
  const changes = new TaskChanges();
  for (const task of await lockHeldTasks(tx, [...names.keys()])) {
    changes.add(
      { id: task.id, held_by: null, held_on_behalf_of: null },
      {
        idk: task.idk,
        step_id: task.step_id,
        task_id: task.id,
        kind: 'UNASSIGNED',
        message: historyMessages.returned(names.get(task.held_by) ?? '', task.title, task.others),
        user_id: null,
        created_at: at,
      },
    );
  }
  await changes.write(tx);
}
