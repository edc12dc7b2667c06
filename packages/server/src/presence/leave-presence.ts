import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { leave } from '../db/tasks/task-presences.ts';
import { requireVisibleTask } from '../requests/visible-task.ts';

type Call = (typeof endpoints)['presence.leave'];

/** Records that the caller closed a task. */
export async function leavePresence(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  const { services, user } = context;
  const { taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  await leave(services.db, taskId, user.id);
}
