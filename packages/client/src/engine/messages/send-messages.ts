import type { HumanStep } from '../assignees.ts';
import type { Draft } from '../draft.ts';
import type { OpenTask } from '../state.ts';
import { channelOf } from './step-message.ts';

/** Sends the addressees of a task the message that its step configures, if any. A task opened by this event has no uuid yet. */
export function sendMessages(
  draft: Draft,
  step: HumanStep,
  task: Pick<OpenTask, 'users' | 'groups' | 'dueAt'> & { readonly uuid: string | null },
): void {
  const channel = channelOf(step.notifyAssignees);
  if (!channel) return;
  const { state, at, actor } = draft;
  const facts = {
    processTitle: state.processTitle,
    stepTitle: step.title,
    idk: state.idk,
    requester: state.requester.completeName,
    dueAt: task.dueAt,
    isReminder: false,
  };
  const { users, groups, uuid: taskUuid } = task;
  const repeats = step.renotify ?? false;
  draft.add({ kind: 'SEND_MESSAGES', taskUuid, users, groups, except: actor, repeats, at, channel, facts });
}
