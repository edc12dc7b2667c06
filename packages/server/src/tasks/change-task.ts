import type { Loaded } from '../bulk/run-bulk.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { TaskChanges } from '../db/tasks/task-changes.ts';
import { lockTaskStandings, type TaskStanding } from '../db/tasks/tasks.ts';
import { NotFoundError } from '../errors.ts';
import { missingTask, type VisibleTask } from '../requests/visible-task.ts';

/** The state of a locked task, and the collector for changes to it and to others. */
export interface LockedTask {
  readonly standing: TaskStanding;
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
    const standing = (await lockTaskStandings(tx, [taskId])).get(taskId);
    if (!standing) throw new NotFoundError(missingTask);
    const changes = new TaskChanges();
    const answer = decide({ standing, changes });
    await changes.write(tx);
    return answer;
  });
}

/** Locks several tasks, whose changes are then written at once. */
export async function lockTasks(db: Db, tasks: readonly VisibleTask[]): Promise<Loaded<VisibleTask, LockedTask>> {
  const changes = new TaskChanges();
  const standings = await lockTaskStandings(
    db,
    tasks.map(({ taskId }) => taskId),
  );
  const known = new Map(
    tasks.flatMap((task) => {
      const standing = standings.get(task.taskId);
      return standing ? [[task, { standing, changes }] as const] : [];
    }),
  );
  return { known, write: (tx) => changes.write(tx) };
}
