import type { TaskType } from '../../contract/tasks/task-states.ts';
import type { TaskDetail } from '../../contract/tasks/tasks.ts';
import { type Actor, type AssignmentTask, isHeldBy } from './assignment.ts';

/** Properties of a task that the action rules read. */
export type ActionTask = AssignmentTask &
  Pick<
    TaskDetail,
    'status' | 'type' | 'isRoutable' | 'isAttachmentRequired' | 'instanceCreatedBy' | 'canAssign' | 'canUnassign'
  > & {
    /** Number of files of the request. */
    attachments: { readonly length: number };
  };

/** Reasons why an action is not allowed, by code. */
export const reasonText = {
  TASK_NOT_OPEN: 'A tarefa não está mais aberta',
  TASK_NOT_HELD: 'Atribua a tarefa a você para concluir',
  TASK_NOT_HELD_APPROVAL: 'Atribua a tarefa a você para aprovar ou reprovar',
  TASK_NOT_HELD_TRANSFER: 'Atribua a tarefa a você para transferir',
  TASK_ALREADY_HELD: 'A tarefa já está atribuída a você',
  TASK_NOT_ADDRESSED: 'A tarefa não foi encaminhada a você nem a um grupo seu',
  NOTHING_TO_UNASSIGN: 'Você não pode desatribuir essa tarefa',
  NOT_AN_APPROVAL: 'Esta tarefa não é de aprovação',
  IS_AN_APPROVAL: 'Esta tarefa precisa ser aprovada ou reprovada',
  ATTACHMENT_REQUIRED: 'Anexo é obrigatório',
  NOT_ROUTABLE: 'Esta etapa não permite transferência',
  NOT_CREATOR: 'Só quem abriu a solicitação pode cancelá-la',
  TAG_ALREADY_SET: 'A tarefa já tem esta etiqueta',
  NO_TAG: 'A tarefa não tem etiqueta',
  PROCESS_ENDED: 'A solicitação já foi encerrada',
  NOT_OWNER: 'Só o responsável pelo processo pode executar esta ação',
} as const;

/** A key of {@link reasonText}. */
export type ReasonCode = keyof typeof reasonText;

/** Result of a permission rule: allowed, or not allowed with a reason. */
export type Permission = { allowed: true } | { allowed: false; reason: ReasonCode };

const allowed: Permission = { allowed: true };
const refused = (reason: ReasonCode): Permission => ({ allowed: false, reason });

/** Returns whether the user may assign the task to themselves. */
export function canAssign(task: ActionTask, user: Actor): Permission {
  if (task.status !== 'TO_DO') return refused('TASK_NOT_OPEN');
  if (isHeldBy(task, user)) return refused('TASK_ALREADY_HELD');
  return task.canAssign === false ? refused('TASK_NOT_ADDRESSED') : allowed;
}

/** Returns whether the user may give the task back to its addressees. */
export function canUnassign(task: ActionTask, user: Actor): Permission {
  if (task.status !== 'TO_DO') return refused('TASK_NOT_OPEN');
  if (!isHeldBy(task, user)) return refused('TASK_NOT_HELD');
  return task.canUnassign === false ? refused('NOTHING_TO_UNASSIGN') : allowed;
}

/** Returns whether the user may end the task at all, whatever the decision: it is open and held by the user. */
export function canFinish(task: ActionTask, user: Actor): Permission {
  if (task.status !== 'TO_DO') return refused('TASK_NOT_OPEN');
  if (isHeldBy(task, user)) return allowed;
  return refused(task.type === 'APPROVAL' ? 'TASK_NOT_HELD_APPROVAL' : 'TASK_NOT_HELD');
}

const lacksAttachment = (task: ActionTask): boolean => task.isAttachmentRequired && task.attachments.length === 0;

/** Returns whether the user may approve: an approval task, open, held, with the required attachment. */
export function canApprove(task: ActionTask, user: Actor): Permission {
  if (task.type !== 'APPROVAL') return refused('NOT_AN_APPROVAL');
  const finish = canFinish(task, user);
  if (!finish.allowed) return finish;
  return lacksAttachment(task) ? refused('ATTACHMENT_REQUIRED') : allowed;
}

/** Returns whether the user may reject: an approval task, open and held. A rejection needs no attachment. */
export function canReject(task: ActionTask, user: Actor): Permission {
  return task.type === 'APPROVAL' ? canFinish(task, user) : refused('NOT_AN_APPROVAL');
}

/** Returns whether the user may complete: a normal task, open, held, with the required attachment. */
export function canComplete(task: ActionTask, user: Actor): Permission {
  if (task.type === 'APPROVAL') return refused('IS_AN_APPROVAL');
  const finish = canFinish(task, user);
  if (!finish.allowed) return finish;
  return lacksAttachment(task) ? refused('ATTACHMENT_REQUIRED') : allowed;
}

/** Returns whether the user may transfer: an open, held task whose step allows it. */
export function canTransfer(task: ActionTask, user: Actor): Permission {
  if (task.status !== 'TO_DO') return refused('TASK_NOT_OPEN');
  if (!task.isRoutable) return refused('NOT_ROUTABLE');
  return isHeldBy(task, user) ? allowed : refused('TASK_NOT_HELD_TRANSFER');
}

/** Returns whether the user may cancel the request: its creator, while it is to do or in progress, held or not. */
export function canCancel(task: Pick<ActionTask, 'status' | 'instanceCreatedBy'>, user: Actor): Permission {
  if (task.status !== 'TO_DO' && task.status !== 'IN_PROGRESS') return refused('PROCESS_ENDED');
  return task.instanceCreatedBy === user.id ? allowed : refused('NOT_CREATOR');
}

/** Returns whether attachments may be added or deleted: while the task is to do. Downloading is always allowed. */
export function canAttach(task: Pick<ActionTask, 'status'>): Permission {
  return task.status === 'TO_DO' ? allowed : refused('TASK_NOT_OPEN');
}

/** Returns whether the user may retry or redirect steps: the owner of the process version of the request. */
export function canRetryStep(owner: { id: number } | null | undefined, user: Actor): Permission {
  return owner?.id === user.id ? allowed : refused('NOT_OWNER');
}

/** Returns the decision to send with a finish: true or false for an approval task, null for any other. */
export function finishData(type: TaskType, approved: boolean): { approved: boolean | null } {
  return { approved: type === 'APPROVAL' ? approved : null };
}
