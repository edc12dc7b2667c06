import type { Handlers } from '../http/handlers.ts';
import { assignTask } from './assign-task.ts';
import { attendanceAction } from './attendance-action.ts';
import { downloadReport } from './download-report.ts';
import { listEditableFields } from './editable-fields.ts';
import { finishTask } from './finish-task.ts';
import { getTask } from './get-task.ts';
import { getUnreadCounts } from './get-unread-counts.ts';
import { listProcessData } from './list-process-data.ts';
import { listTasks } from './list-tasks.ts';
import { listMyProcessTitles, listProcessStepTitles, listProcessTitles } from './list-titles.ts';
import { markAssigneeTaskRead, markTaskRead, markTaskUnread } from './mark-task.ts';
import { massiveAssign, massiveUnassign } from './massive-assign.ts';
import { massiveFinish } from './massive-finish.ts';
import { removeTaskMarkers, setTaskMarkers } from './massive-marker.ts';
import { massiveRoute } from './massive-route.ts';
import { readTaskSpreadsheet } from './read-task-spreadsheet.ts';
import { routeTask } from './route-task.ts';
import { listTaskMarkers, removeTaskMarker, setTaskMarker } from './task-marker.ts';
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
  'tasks.route': attendanceAction(routeTask, byParams),
  'tasks.massiveFinish': attendanceAction(massiveFinish, byBody),
  'tasks.massiveAssign': attendanceAction(massiveAssign, byBody),
  'tasks.massiveUnassign': attendanceAction(massiveUnassign, byBody),
  'tasks.massiveRoute': attendanceAction(massiveRoute, byBody),
  'tasks.setMarkerMassive': attendanceAction(setTaskMarkers, byItems),
  'tasks.removeMarkerMassive': attendanceAction(removeTaskMarkers, byItems),
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
  'tasks.listMarkers': listTaskMarkers,
  'tasks.setMarker': attendanceAction(setTaskMarker, byParams),
  'tasks.removeMarker': attendanceAction(removeTaskMarker, byParams),
} satisfies Partial<Handlers>;
