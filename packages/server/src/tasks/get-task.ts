import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { requireVisibleTask } from '../requests/visible-task.ts';

type Call = (typeof endpoints)['tasks.get'];

/** Returns a task with its form. */
export async function getTask(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { idk, taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  return loadDetail(context, { idk, taskId }, { needsCreator: true });
}
