import { channelOf } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { loadRequestState } from '../db/engine/request-state.ts';
import { completeJob, insertJob } from '../db/jobs/jobs.ts';
import { remindJob, remindPayloadSchema } from '../db/jobs/message-jobs.ts';
import { insertMessages, lockOpenTask } from '../db/messages/outbox.ts';
import type { JobHandler } from './job-handler.ts';

/**
 * Creates the handler that reminds the holder of a task, or its current addressees, once a day until it is done. The
 * messages, the next reminder and the end of the job are one transaction, so no user is reminded twice a day.
 */
export function createRemindHandler(services: Services): JobHandler {
  return async (job) => {
    const { taskUuid, number } = remindPayloadSchema.parse(job.payload);
    const reminded = await services.db.transaction().execute(async (tx) => {
      const isOurs = await completeJob(tx, job);
      return isOurs && (await remind(tx, taskUuid, number, services.now()));
    });
    if (reminded) services.wakeWorker();
    return 'settled';
  };
}

async function remind(tx: Db, taskUuid: string, number: number, at: Date): Promise<boolean> {
  const task = await lockOpenTask(tx, taskUuid);
  const state = task && (await loadRequestState(tx, task.idk, 'read'));
  const step = state?.definition.steps.find(({ id }) => id === task?.step_id);
  if (!task || !state?.openTask || !step || !('notifyAssignees' in step)) return false;
  const channel = channelOf(step.notifyAssignees);
  if (!channel) return false;
  const { users, groups, heldBy } = state.openTask;
  const facts = {
    processTitle: state.processTitle,
    stepTitle: step.title,
    idk: state.idk,
    requester: state.requester.completeName,
    dueAt: state.openTask.dueAt,
    isReminder: true,
  };
  const addressed = heldBy === null ? { users, groups } : { users: [heldBy], groups: [] };
  await insertMessages(tx, { channel, facts, ...addressed, except: null, taskUuid, protocol: state.protocol, at });
  await insertJob(tx, remindJob(taskUuid, number + 1, at));
  return true;
}
