import type { CallContext } from '../context.ts';
import { findVisibleRequests, type VisibleRequest } from '../db/requests/visibility.ts';
import { NotFoundError } from '../errors.ts';
import { requireVisibleRequest, viewerOf } from './visibility.ts';

/** Message for a task that does not exist or that the caller may not see. */
export const missingTask = 'Não foi possível encontrar a tarefa';

/** A task of a request the caller may see. */
export interface VisibleTask extends VisibleRequest {
  readonly taskId: number;
  readonly uuid: string;
}

/** Returns a task of a request the caller may see. @throws NotFoundError if they may not */
export async function requireVisibleTask(
  context: CallContext,
  ref: { readonly taskUuid: string } | { readonly taskId: number },
): Promise<VisibleTask> {
  const [task] = toTask(await requireVisibleRequest(context, ref, missingTask));
  if (!task) throw new NotFoundError(missingTask);
  return task;
}

/** Returns those of several tasks that the caller may see, by uuid. */
export async function findVisibleTasks(
  context: CallContext,
  uuids: readonly string[],
): Promise<Map<string, VisibleTask>> {
  const found = await findVisibleRequests(context.services.db, 'taskUuid', uuids, viewerOf(context));
  return new Map([...found.values()].flatMap(toTask).map((task) => [task.uuid, task]));
}

const toTask = (request: VisibleRequest): VisibleTask[] =>
  request.task_id === null || request.task_uuid === null
    ? []
    : [{ ...request, taskId: request.task_id, uuid: request.task_uuid }];

const largestId = 2_147_483_647;

/** Like {@link requireVisibleTask}, for a URL that takes the id or the uuid. */
export function requireVisibleTaskByIdOrUuid(context: CallContext, id: string): Promise<VisibleTask> {
  if (!/^\d+$/.test(id)) return requireVisibleTask(context, { taskUuid: id });
  if (Number(id) > largestId) throw new NotFoundError(missingTask);
  return requireVisibleTask(context, { taskId: Number(id) });
}
