import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { bulkMotiveRequiredMessage } from '@tramita/client/rules';
import { runBulk } from '../bulk/run-bulk.ts';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { requireMotive } from '../requests/require-motive.ts';
import { decideTask } from './finish-task.ts';
import { findVisibleTasks, missingTask } from './visible-task.ts';

type Call = (typeof endpoints)['tasks.massiveFinish'];

/** One decision and one form for several tasks; those they do not fit are refused one by one. */
export async function massiveFinish(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  if (body.data.approved === false) requireMotive(body.data.motive, bulkMotiveRequiredMessage);
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findVisibleTasks(context, body.tasks),
    missing: missingTask,
    async act(inner, task) {
      await decideTask(inner, task, body.data);
      return null;
    },
  });
}
