import type { Handlers } from '../handlers.ts';
import { assignTask } from './assign-task.ts';
import { attendanceAction } from './attendance-action.ts';
import { bulkAssign, bulkUnassign } from './bulk/bulk-assign.ts';
import { bulkFinish } from './bulk/bulk-finish.ts';
import { bulkRemoveTag, bulkSetTag } from './bulk/bulk-tag.ts';
import { bulkTransfer } from './bulk/bulk-transfer.ts';
import { listEditableFields } from './editable-fields.ts';
import { finishTask } from './finish-task.ts';
import { getTask } from './get-task.ts';
import { downloadReport } from './lists/download-report.ts';
import { getUnreadCounts } from './lists/get-unread-counts.ts';
import { listProcessData } from './lists/list-process-data.ts';
import { listTasks } from './lists/list-tasks.ts';
import { listMyProcessTitles, listProcessStepTitles, listProcessTitles } from './lists/list-titles.ts';
import { readTaskSpreadsheet } from './read-task-spreadsheet.ts';
import { markAssigneeTaskRead, markTaskRead, markTaskUnread } from './tag-task.ts';
import { listTags, removeTaskTag, setTaskTag } from './task-tag.ts';
import { transferTask } from './transfer-task.ts';
import { unassignTask } from './unassign-task.ts';

const byParams = ({ params }: { readonly params: { readonly uuid: string } }) => [params.uuid];
const byBody = ({ body }: { readonly body: { readonly tasks: readonly string[] } }) => body.tasks;
const byItems = ({ body }: { readonly body: { readonly items: readonly string[] } }) => body.items;
const byQuery = ({ query }: { readonly query: { readonly task?: string | undefined } }) =>
  query.task === undefined ? [] : [query.task];

export const tasksRoutes = {
  'tasks.list': listTasks,
  'tasks.get': getTask,
  'tasks.readSpreadsheet': attendanceAction(readTaskSpreadsheet, byParams),
  'tasks.finish': attendanceAction(finishTask, byParams),
  'tasks.assign': attendanceAction(assignTask, byParams),
  'tasks.unassign': attendanceAction(unassignTask, byParams),
  'tasks.transfer': attendanceAction(transferTask, byParams),
  'tasks.bulkFinish': attendanceAction(bulkFinish, byBody),
  'tasks.bulkAssign': attendanceAction(bulkAssign, byBody),
  'tasks.bulkUnassign': attendanceAction(bulkUnassign, byBody),
  'tasks.bulkTransfer': attendanceAction(bulkTransfer, byBody),
  'tasks.bulkSetTag': attendanceAction(bulkSetTag, byItems),
  'tasks.bulkRemoveTag': attendanceAction(bulkRemoveTag, byItems),
  'tasks.editableFieldsMetadata': attendanceAction(listEditableFields, byQuery),
  'tasks.unread': markTaskUnread,
  'tasks.read': markTaskRead,
  'tasks.assigneeRead': markAssigneeTaskRead,
  'tasks.unreadCounts': getUnreadCounts,
  'tasks.loadUnread': getUnreadCounts,
  'tasks.myProcessTitles': listMyProcessTitles,
  'tasks.processStepTitles': listProcessStepTitles,
  'tasks.processTitles': listProcessTitles,
  'tasks.processData': listProcessData,
  'tasks.report': downloadReport,
  'tasks.listTags': listTags,
  'tasks.setTag': attendanceAction(setTaskTag, byParams),
  'tasks.removeTag': attendanceAction(removeTaskTag, byParams),
} satisfies Partial<Handlers>;
