import type { Step } from '@tramita/client/contract';
import type { OpenTask, RequestState } from '@tramita/client/engine';
import type { ActionTask } from '@tramita/client/rules';

/** A step that users act on. */
export type HumanStep = Extract<Step, { type: 'USER_TASK' | 'APPROVAL_TASK' }>;

/** Returns the step of an open task. */
export function humanStepOf(state: RequestState, openTask: OpenTask): HumanStep {
  const step = state.definition.steps.find(({ id }) => id === openTask.stepId);
  if (step?.type === 'USER_TASK' || step?.type === 'APPROVAL_TASK') return step;
  throw new Error(`Step ${openTask.stepId} of request ${state.idk} has a task but is not a user or approval step`);
}

/** Returns an open task in the form the permission rules require. */
export function toActionTask(
  step: HumanStep,
  openTask: OpenTask,
  request: { readonly requesterId: number; readonly attachments: number },
): ActionTask {
  const isHeld = openTask.heldBy !== null;
  return {
    status: 'TO_DO',
    type: step.type === 'APPROVAL_TASK' ? 'APPROVAL' : 'NORMAL',
    isRoutable: step.isRoutable,
    isAttachmentRequired: step.isAttachmentRequired,
    attachments: { length: request.attachments },
    instanceCreatedBy: request.requesterId,
    assignees: (openTask.heldBy === null ? openTask.users : [openTask.heldBy]).map((id) => ({ id })),
    groups: isHeld ? [] : openTask.groups,
    canUnassign: isHeld,
  };
}
