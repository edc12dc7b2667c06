import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';
import { loadDetail } from './request-detail.ts';
import { requireReadableRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.get'];

/** Returns a request by its protocol, or one of its tasks by the task's uuid. */
export async function getRequest(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { idk, task_id } = await requireReadableRequest(context, { uuid: params.uuid });
  return loadDetail(context, { idk, taskId: task_id }, { needsCreator: true });
}
