import type { Loaded } from '../bulk/run-bulk.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { TaskChanges } from '../db/tasks/task-changes.ts';
import { type CurrentTask, lockCurrentTasks } from '../db/tasks/tasks.ts';
import { NotFoundError } from '../errors.ts';
import { missingTask, type VisibleTask } from '../requests/visible-task.ts';

/** The state of a locked task, and the collector for changes to it and to others. */
export interface LockedTask {
  readonly current: CurrentTask;
  readonly changes: TaskChanges;
}

/** Decides on a task in its locked state: one locked `together` with others, or alone. */
export async function changeTask<Answer>(
  { services }: CallContext,
  { taskId }: VisibleTask,
  together: LockedTask | undefined,
  decide: (task: LockedTask) => Answer,
): Promise<Answer> {
  if (together) return decide(together);
  return services.db.transaction().execute(async (tx) => {
    const current = (await lockCurrentTasks(tx, [taskId])).get(taskId);
    if (!current) throw new NotFoundError(missingTask);
    const changes = new TaskChanges();
    const answer = decide({ current, changes });
    await changes.write(tx);
    return answer;
  });
}

/** Locks several tasks, whose changes are then written at once. */
export async function lockTasks<Task extends VisibleTask>(
  db: Db,
  tasks: readonly Task[],
): Promise<Loaded<Task, LockedTask>> {
  const changes = new TaskChanges();
  const all = await lockCurrentTasks(
    db,
    tasks.map(({ taskId }) => taskId),
  );
  const known = new Map(
    tasks.flatMap((task) => {
      const current = all.get(task.taskId);
      return current ? [[task, { current, changes }] as const] : [];
    }),
  );
  return { known, write: (tx) => changes.write(tx) };
}
