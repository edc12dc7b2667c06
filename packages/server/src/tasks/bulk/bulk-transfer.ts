import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { loadStates } from '../../bulk/load-states.ts';
import { runBulk } from '../../bulk/run-bulk.ts';
import type { CallContext } from '../../context.ts';
import type { AnswerOf } from '../../handlers.ts';
import { findVisibleTasks, missingTask } from '../../requests/visible-task.ts';
import { findTransferTargets } from '../transfer-targets.ts';
import { transferTo } from '../transfer-task.ts';

type Call = (typeof endpoints)['tasks.bulkTransfer'];

/** Transfers several tasks to the same people and groups; special ids are resolved for each request. */
export async function bulkTransfer(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const targets = await findTransferTargets(context.services.db, body);
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findVisibleTasks(context, body.tasks),
    missing: missingTask,
    load: (db, subjects) => loadStates(db, subjects),
    async act(inner, task, together) {
      await transferTo(inner, task, targets, together);
      return null;
    },
  });
}
