import type { BulkActionKind } from '@tramita/client/rules';
import type { taskInboxBulkMessages } from '../../features/task-inbox-bulk.ts';
import type { TextsOf } from '../../messages.ts';

const tasks = (count: number) => (count === 1 ? '1 task' : `${count} tasks`);
const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

const running: Record<BulkActionKind, string> = {
  assign: 'Assigning',
  unassign: 'Unassigning',
  tag: 'Tagging',
  transfer: 'Transferring',
  cancel: 'Canceling',
  reject: 'Rejecting',
  approve: 'Approving',
  complete: 'Completing',
};
const over: Record<BulkActionKind, string> = {
  assign: 'Assignment',
  unassign: 'Unassignment',
  tag: 'Tagging',
  transfer: 'Transfer',
  cancel: 'Cancellation',
  reject: 'Rejection',
  approve: 'Approval',
  complete: 'Completion',
};
const done: Record<BulkActionKind, string> = {
  assign: 'Assigned',
  unassign: 'Unassigned',
  tag: 'Tagged',
  transfer: 'Transferred',
  cancel: 'Canceled',
  reject: 'Rejected',
  approve: 'Approved',
  complete: 'Completed',
};

/** English texts of `taskInboxBulkMessages`. */
export const taskInboxBulkTexts: TextsOf<typeof taskInboxBulkMessages> = {
  selectTask: (idk: number) => `Select task ${idk}`,
  selectPage: 'Select all on this page',
  selected: (count: number) => `${tasks(count)} selected`,
  clear: 'Clear selection',
  leave: 'Exit selection',
  selectStep: (count: number) => `Select all ${count} of this step`,
  selectProcess: (count: number) => `Select all ${count} of this process`,
  actions: 'Actions for the selected tasks',

  tag: 'Tag',
  transfer: 'Transfer',
  cancel: 'Cancel',
  reject: 'Reject',
  approve: 'Approve',
  complete: 'Complete',
  blocked: (action: string, reason: string) => `${action}: ${reason}`,
  busy: 'Another bulk action is still in progress',

  assigned: 'Task assigned to you',
  unassigned: 'Task unassigned',
  canceled: 'Process canceled',
  canceledMany: 'Processes canceled',
  cancelInvalid: 'Fill in all fields correctly',
  cancelFailed: 'An unknown error occurred while canceling',
  finished: 'Tasks completed',
  finishFailed: 'The tasks could not be completed',
  metadataFailed: 'The information of the processes could not be loaded.',
  actionFailed: 'An unexpected error occurred',

  rejectTitle: (count: number) => `Reject ${tasks(count)}`,
  approveTitle: (count: number) => `Approve ${tasks(count)}`,
  completeTitle: (count: number) => `Complete ${tasks(count)}`,
  cancelTitle: (count: number) => (count === 1 ? 'Cancel the request' : `Cancel ${requests(count)}`),
  cancelConfirm: (count: number) => (count === 1 ? 'Cancel request' : 'Cancel requests'),
  cancelDetail: (count: number) =>
    count === 1 ? 'The request ends here and cannot be resumed.' : 'The requests end here and cannot be resumed.',
  sharedForm: (count: number) =>
    count === 1 ? 'Fill in the fields of the step.' : `What you fill in applies to the ${count} selected tasks.`,
  noFields: 'This step has no fields to fill in.',
  formLoading: 'Loading the form',
  back: 'Back',
  motive: 'Reason',
  motiveRequired: 'Describe the reason for this action',

  panel: 'Bulk action',
  runTitle: (kind: BulkActionKind, count: number) => `${running[kind]} ${tasks(count)}`,
  endTitle: (kind: BulkActionKind, count: number) => `${over[kind]} of ${tasks(count)}`,
  progress: (settled: number, total: number) => `${settled} of ${total}`,
  doneCount: (kind: BulkActionKind, count: number) => `${count} ${done[kind].toLowerCase()}`,
  skippedCount: (count: number) => `${count} skipped`,
  failedCount: (count: number) => `${count} failed`,
  lineDone: (kind: BulkActionKind) => done[kind],
  lineSending: (kind: BulkActionKind) => `${running[kind]}...`,
  lineWaiting: 'Waiting',
  lineUnsent: 'Not sent',
  lineSkipped: 'Skipped',
  lineFailed: 'Failed',
  lineUnknown: 'No response',
  skippedReason: 'The action does not apply to this task',
  unknownReason: 'The server did not respond. Trying again does not repeat what was already done.',
  results: 'Result of each task',
  keepWorking: 'You can keep working',
  keepSelected: 'Tasks that failed remain selected',
  stop: 'Stop',
  stopping: 'Stopping...',
  retry: 'Try again',
  close: 'Close',
  minimize: 'Minimize',
  expand: 'Expand',
};
