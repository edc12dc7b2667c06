import type { Attachment, Step } from '@tramita/client/contract';
import type { ActionTask } from '@tramita/client/rules';
import type { OpenTask } from '../engine/state.ts';

/** A step people act on. */
export type HumanStep = Extract<Step, { type: 'USER_TASK' | 'APPROVAL_TASK' }>;

/** An open task as the permission rules read it. */
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
    // the rules only ask whether there are any
    attachments: Array.from({ length: request.attachments }, (_, id): Attachment => ({ id, originalFileName: '' })),
    instanceCreatedBy: request.requesterId,
    assignees: (openTask.heldBy === null ? openTask.users : [openTask.heldBy]).map((id) => ({ id })),
    groups: isHeld ? [] : openTask.groups,
    canUnassign: isHeld,
  };
}
