import { describe, expect, test } from 'vitest';
import type { TaskStatus } from '../../contract/tasks/task-states.ts';
import { assignmentLabels, assignmentState } from './assignment.ts';
import {
  type ActionTask,
  canApprove,
  canAssign,
  canAttach,
  canCancel,
  canComplete,
  canReject,
  canRetryStep,
  canTransfer,
  canUnassign,
  finishData,
  type Permission,
  reasonText,
} from './task-permissions.ts';

const me = { id: 7 };
const person = (id: number) => ({ id, nickName: `p${id}` });
const task = (rest: Partial<ActionTask> = {}): ActionTask => ({
  status: 'TO_DO',
  type: 'NORMAL',
  assignees: [person(7)],
  groups: [],
  isRoutable: true,
  isAttachmentRequired: false,
  attachments: [],
  instanceCreatedBy: 1,
  ...rest,
});
const approval = (rest: Partial<ActionTask> = {}) => task({ type: 'APPROVAL', ...rest });
const group = { id: 1, name: 'Compras' };
const notToDo: TaskStatus[] = ['IN_PROGRESS', 'FINISHED', 'CANCELED'];
const reasonOf = (permission: Permission): string => (permission.allowed ? 'allowed' : permission.reason);

describe('assignment', () => {
  test('T4.2.01 T4.2.02 has a label for each state', () => {
    expect(assignmentLabels).toEqual({ assign: 'Atribuir a mim', unassign: 'Atribuído a mim' });
  });

  test('T4.2.04 a task is held if the user is its only assignee', () => {
    expect(assignmentState(task(), me)).toBe('unassign');
    expect(assignmentState(task({ assignees: [person(8)] }), me)).toBe('assign');
    expect(assignmentState(task({ assignees: [] }), me)).toBe('assign');
  });

  test('T4.2.05 a task with several assignees can be assigned', () => {
    expect(assignmentState(task({ assignees: [person(7), person(8)] }), me)).toBe('assign');
  });

  test('T4.2.06 a task with any group can be assigned, even if the user is the only assignee', () => {
    expect(assignmentState(task({ groups: [group] }), me)).toBe('assign');
    expect(assignmentState({ assignees: [person(7)] }, me)).toBe('unassign');
  });

  test.each(notToDo)('T4.2.08 is not offered on a task that is %s', (status) => {
    expect(reasonOf(canAssign(task({ status, assignees: [person(8)] }), me))).toBe('TASK_NOT_OPEN');
    expect(reasonOf(canUnassign(task({ status }), me))).toBe('TASK_NOT_OPEN');
  });

  test('is offered on a to-do task, unless the server says that the user was not addressed', () => {
    const others = { assignees: [person(8)] };
    expect(canAssign(task(others), me)).toEqual({ allowed: true });
    expect(reasonOf(canAssign(task({ ...others, canAssign: false }), me))).toBe('TASK_NOT_ADDRESSED');
    expect(reasonOf(canAssign(task(), me))).toBe('TASK_ALREADY_HELD');
    expect(canUnassign(task(), me)).toEqual({ allowed: true });
    expect(reasonOf(canUnassign(task({ canUnassign: false }), me))).toBe('NOTHING_TO_UNASSIGN');
    expect(reasonOf(canUnassign(task(others), me))).toBe('TASK_NOT_HELD');
  });

  test.each(notToDo)('T4.2.09 attachments can be changed on to-do tasks, not on one that is %s', (status) => {
    expect(canAttach(task())).toEqual({ allowed: true });
    expect(reasonOf(canAttach(task({ status })))).toBe('TASK_NOT_OPEN');
  });
});

describe('actions', () => {
  test.each([
    ['T4.3.01', 'approve', canApprove, approval],
    ['T4.3.02', 'reject', canReject, approval],
    ['T4.3.03', 'complete', canComplete, task],
    ['T4.3.04', 'transfer', canTransfer, task],
  ] as const)('%s %s is offered only on a task to do that the user holds', (_id, _action, may, make) => {
    expect(may(make(), me)).toEqual({ allowed: true });
    for (const status of notToDo) expect(reasonOf(may(make({ status }), me))).toBe('TASK_NOT_OPEN');
    for (const loose of [{ groups: [group] }, { assignees: [person(8)] }, { assignees: [] }]) {
      expect(reasonOf(may(make(loose), me))).toMatch(/^TASK_NOT_HELD/);
    }
  });

  test('approve and reject are offered on approvals, complete on other tasks', () => {
    expect(reasonOf(canApprove(task(), me))).toBe('NOT_AN_APPROVAL');
    expect(reasonOf(canReject(task(), me))).toBe('NOT_AN_APPROVAL');
    expect(reasonOf(canComplete(approval(), me))).toBe('IS_AN_APPROVAL');
  });

  test('T4.3.06 T6.21 transfer requires a task that may be transferred', () => {
    expect(reasonOf(canTransfer(task({ isRoutable: false }), me))).toBe('NOT_ROUTABLE');
  });

  test('T4.3.07 T6.20 only the creator may cancel, whether they hold the task or not', () => {
    expect(canCancel(task({ instanceCreatedBy: 7, assignees: [] }), me)).toEqual({ allowed: true });
    expect(reasonOf(canCancel(task({ instanceCreatedBy: 8 }), me))).toBe('NOT_CREATOR');
  });

  test('T4.3.05 T4.3.08 cancel is offered while the task is to do or in progress', () => {
    const mine = { instanceCreatedBy: 7 };
    expect(canCancel(task({ ...mine, status: 'IN_PROGRESS' }), me)).toEqual({ allowed: true });
    expect(reasonOf(canCancel(task({ ...mine, status: 'FINISHED' }), me))).toBe('PROCESS_ENDED');
    expect(reasonOf(canCancel(task({ ...mine, status: 'CANCELED' }), me))).toBe('PROCESS_ENDED');
  });

  test('T5.2.06 a required attachment is needed to approve and complete, not to reject', () => {
    const bare = { isAttachmentRequired: true };
    expect(reasonOf(canComplete(task(bare), me))).toBe('ATTACHMENT_REQUIRED');
    expect(reasonOf(canApprove(approval(bare), me))).toBe('ATTACHMENT_REQUIRED');
    expect(canReject(approval(bare), me)).toEqual({ allowed: true });
    const given = { ...bare, attachments: [{ id: 1, originalFileName: 'a.pdf' }] };
    expect(canComplete(task(given), me)).toEqual({ allowed: true });
    expect(reasonText.ATTACHMENT_REQUIRED).toBe('Anexo é obrigatório');
  });

  test('T6.22 only the owner may retry', () => {
    expect(canRetryStep({ id: 7 }, me)).toEqual({ allowed: true });
    expect(reasonOf(canRetryStep({ id: 8 }, me))).toBe('NOT_OWNER');
    expect(reasonOf(canRetryStep(null, me))).toBe('NOT_OWNER');
  });

  test('T4.4.02 T4.4.03 the decision is sent for approvals and null for the others', () => {
    expect(finishData('APPROVAL', true)).toEqual({ approved: true });
    expect(finishData('APPROVAL', false)).toEqual({ approved: false });
    expect(finishData('NORMAL', true)).toEqual({ approved: null });
  });
});
