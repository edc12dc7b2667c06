import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { filterOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import { findTaskOfRequest } from '../db/requests/request-details.ts';
import type { AnswerOf } from '../handlers.ts';
import { readProtocolOrIdk } from './protocol-or-idk.ts';
import { loadDetail } from './request-detail.ts';
import { requireVisibleRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.newestTask'];

/** Returns the newest task of a request, and the list on which the caller finds it. */
export async function getNewestTask(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const request = await requireVisibleRequest(context, readProtocolOrIdk(params.protocol));
  const isRequester = request.created_by === user.id;
  const worker = await findWorker(services.db, user.id, services.now());
  const task = await findTaskOfRequest(services.db, { idk: request.idk, taskId: null, worker });
  if (task?.status === 'TO_DO' && task.is_addressed) {
    const page = isRequester && task.is_named ? 'my-tasks' : 'attendance';
    return { menu: `${page}/to-do`, task: await loadDetail(context, { idk: request.idk, taskId: task.id }) };
  }
  const page = isRequester ? 'my-tasks' : 'attendance';
  return {
    menu: `${page}/${filterOf(request.status)}`,
    task: await loadDetail(context, { idk: request.idk, taskId: null }),
  };
}
