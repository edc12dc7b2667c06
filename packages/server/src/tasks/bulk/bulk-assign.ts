import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { runBulk } from '../../bulk/run-bulk.ts';
import type { CallContext } from '../../context.ts';
import type { AnswerOf } from '../../handlers.ts';
import { missingTask } from '../../requests/visible-task.ts';
import { findAddressedTasks } from '../addressed-task.ts';
import { takeOver } from '../assign-task.ts';
import { lockTasks } from '../change-task.ts';
import { giveBack } from '../unassign-task.ts';

type AssignCall = (typeof endpoints)['tasks.bulkAssign'];
type UnassignCall = (typeof endpoints)['tasks.bulkUnassign'];

/** Makes the caller the only assignee of several tasks. */
export async function bulkAssign(
  context: CallContext,
  { body }: ParsedRequestOf<AssignCall>,
): Promise<AnswerOf<AssignCall>> {
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findAddressedTasks(context, body.tasks),
    missing: missingTask,
    load: (db, tasks) => lockTasks(db, tasks),
    async act(inner, task, together) {
      return (await takeOver(inner, task, together)) ? null : 'TASK_ALREADY_HELD';
    },
  });
}

/** Returns several tasks the caller took to everyone they were addressed to. */
export async function bulkUnassign(
  context: CallContext,
  { body }: ParsedRequestOf<UnassignCall>,
): Promise<AnswerOf<UnassignCall>> {
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findAddressedTasks(context, body.tasks),
    missing: missingTask,
    load: (db, tasks) => lockTasks(db, tasks),
    async act(inner, task, together) {
      await giveBack(inner, task, together);
      return null;
    },
  });
}
