import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import { type AbsentPerson, findAddressed } from '../db/tasks/tasks.ts';
import { NotFoundError } from '../errors.ts';
import { findVisibleTasks, missingTask, requireVisibleTask, type VisibleTask } from '../requests/visible-task.ts';

/** A task that the caller may take: addressed to them, or to an absent person whose substitute they are. */
export interface AddressedTask extends VisibleTask {
  /** The absent person; null for tasks addressed to the caller. */
  readonly onBehalfOf: AbsentPerson | null;
}

/**
 * Returns a task addressed to the caller by name or by group, or to an absent person in whose place they work it.
 * @throws NotFoundError for any other task, even if the caller may read it
 */
export async function requireAddressedTask(context: CallContext, taskUuid: string): Promise<AddressedTask> {
  const task = await requireVisibleTask(context, { taskUuid });
  const [addressed] = await withAbsentPeople(context, [task]);
  if (addressed) return addressed;
  throw new NotFoundError(missingTask);
}

/** Returns those of several tasks that the caller may take, by uuid. */
export async function findAddressedTasks(
  context: CallContext,
  uuids: readonly string[],
): Promise<Map<string, AddressedTask>> {
  const tasks = await findVisibleTasks(context, uuids);
  const addressed = await withAbsentPeople(context, [...tasks.values()]);
  return new Map(addressed.map((task) => [task.uuid, task]));
}

async function withAbsentPeople(
  { services, user }: CallContext,
  tasks: readonly VisibleTask[],
): Promise<AddressedTask[]> {
  const worker = await findWorker(services.db, user.id, services.now());
  const ids = tasks.map(({ taskId }) => taskId);
  const addressed = await findAddressed(services.db, ids, worker);
  return tasks.flatMap((task) => {
    const onBehalfOf = addressed.get(task.taskId);
    return onBehalfOf === undefined ? [] : [{ ...task, onBehalfOf }];
  });
}
