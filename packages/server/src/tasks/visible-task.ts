import type { CallContext } from '../context.ts';
import type { VisibleRequest } from '../db/visibility.ts';
import { NotFoundError } from '../errors.ts';
import { requireVisibleRequest } from '../requests/visibility.ts';

const missing = 'Não foi possível encontrar a tarefa';

/** A task of a request the caller may see. @throws NotFoundError for every other */
export async function requireVisibleTask(
  context: CallContext,
  ref: { readonly taskUuid: string } | { readonly taskId: number },
): Promise<VisibleRequest & { readonly taskId: number }> {
  const request = await requireVisibleRequest(context, ref, missing);
  if (request.task_id === null) throw new NotFoundError(missing);
  return { ...request, taskId: request.task_id };
}

const largestId = 2_147_483_647;

/** The same from an address that takes the id or the uuid. */
export function requireVisibleTaskByIdOrUuid(context: CallContext, id: string) {
  if (!/^\d+$/.test(id)) return requireVisibleTask(context, { taskUuid: id });
  if (Number(id) > largestId) throw new NotFoundError(missing);
  return requireVisibleTask(context, { taskId: Number(id) });
}
