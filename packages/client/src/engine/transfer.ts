import { Draft } from './draft.ts';
import type { Effect } from './effects.ts';
import { type Author, historyMessages } from './messages/history-messages.ts';
import { notificationOf } from './messages/notification-content.ts';
import { sendMessages } from './messages/send-messages.ts';
import { EngineRefusal } from './refusal.ts';
import type { EngineEvent, RequestState } from './state.ts';

/** Addresses the open task to others; it becomes unassigned, and the flow stays where it is. */
export function transfer(state: RequestState, event: Extract<EngineEvent, { kind: 'TRANSFER' }>): Effect[] {
  const { openTask } = state;
  const step = state.definition.steps.find(({ id }) => id === openTask?.stepId);
  if (!openTask || !step || openTask.uuid !== event.taskUuid) {
    throw new EngineRefusal('TASK_ALREADY_DONE', 'Esta tarefa já foi concluída');
  }
  const { by, at, users, groups, names, motive } = event;
  const draft = new Draft(state, at, by.id);
  draft.add({ kind: 'READDRESS_TASK', uuid: openTask.uuid, users, groups, by: by.id });
  const messageOf = (author: Author) =>
    motive === undefined
      ? historyMessages.transferred(author, step.title, names)
      : historyMessages.redistributed(author, step.title, names, motive);
  draft.taskHistory('TRANSFERRED', step, messageOf, by);
  draft.notify(users, groups, notificationOf('transferred', state, { step: step.title, by: by.completeName }));
  if ('notifyAssignees' in step)
    sendMessages(draft, step, { uuid: openTask.uuid, users, groups, dueAt: openTask.dueAt });
  return draft.effects;
}
