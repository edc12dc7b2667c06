import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { type Loaded, runBulk } from '../bulk/run-bulk.ts';
import type { CallContext, Db } from '../context.ts';
import { findTaskStandings, type TaskStanding } from '../db/tasks.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { findAddressedTasks } from './addressed-task.ts';
import { takeOver } from './assign-task.ts';
import { giveBack } from './unassign-task.ts';
import { byTask, missingTask, type VisibleTask } from './visible-task.ts';

type AssignCall = (typeof endpoints)['tasks.massiveAssign'];
type UnassignCall = (typeof endpoints)['tasks.massiveUnassign'];

/** Makes the caller the only assignee of several tasks. */
export async function massiveAssign(
  context: CallContext,
  { body }: ParsedRequestOf<AssignCall>,
): Promise<AnswerOf<AssignCall>> {
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findAddressedTasks(context, body.tasks),
    missing: missingTask,
    load: loadStandings,
    async act(inner, task, standing) {
      return (await takeOver(inner, task, standing)) ? null : 'TASK_ALREADY_HELD';
    },
  });
}

/** Gives several tasks the caller took over back to all they were addressed to. */
export async function massiveUnassign(
  context: CallContext,
  { body }: ParsedRequestOf<UnassignCall>,
): Promise<AnswerOf<UnassignCall>> {
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findAddressedTasks(context, body.tasks),
    missing: missingTask,
    load: loadStandings,
    async act(inner, task, standing) {
      await giveBack(inner, task, standing);
      return null;
    },
  });
}

async function loadStandings(db: Db, tasks: readonly VisibleTask[]): Promise<Loaded<VisibleTask, TaskStanding>> {
  const ids = tasks.map(({ taskId }) => taskId);
  return { known: byTask(tasks, await findTaskStandings(db, ids)) };
}
