import type { Handlers } from '../http/handlers.ts';
import { assignTask } from './assign-task.ts';
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
import { routeTask } from './route-task.ts';
import { listTaskMarkers, removeTaskMarker, setTaskMarker } from './task-marker.ts';
import { unassignTask } from './unassign-task.ts';

export const tasksRoutes = {
  'tasks.list': listTasks,
  'tasks.get': getTask,
  'tasks.finish': finishTask,
  'tasks.assign': assignTask,
  'tasks.unassign': unassignTask,
  'tasks.route': routeTask,
  'tasks.massiveFinish': massiveFinish,
  'tasks.massiveAssign': massiveAssign,
  'tasks.massiveUnassign': massiveUnassign,
  'tasks.massiveRoute': massiveRoute,
  'tasks.setMarkerMassive': setTaskMarkers,
  'tasks.removeMarkerMassive': removeTaskMarkers,
  'tasks.editableFieldsMetadata': listEditableFields,
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
  'tasks.setMarker': setTaskMarker,
  'tasks.removeMarker': removeTaskMarker,
} satisfies Partial<Handlers>;
