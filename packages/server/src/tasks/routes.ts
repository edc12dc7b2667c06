import type { Handlers } from '../http/handlers.ts';
import { assignTask } from './assign-task.ts';
import { finishTask } from './finish-task.ts';
import { getTask } from './get-task.ts';
import { getUnreadCounts } from './get-unread-counts.ts';
import { listTasks } from './list-tasks.ts';
import { listMyProcessTitles, listProcessStepTitles } from './list-titles.ts';
import { markAssigneeTaskRead, markTaskRead, markTaskUnread } from './mark-task.ts';
import { listTaskMarkers, removeTaskMarker, setTaskMarker } from './task-marker.ts';
import { unassignTask } from './unassign-task.ts';

export const tasksRoutes = {
  'tasks.list': listTasks,
  'tasks.get': getTask,
  'tasks.finish': finishTask,
  'tasks.assign': assignTask,
  'tasks.unassign': unassignTask,
  'tasks.unread': markTaskUnread,
  'tasks.read': markTaskRead,
  'tasks.assigneeRead': markAssigneeTaskRead,
  'tasks.unreadCounts': getUnreadCounts,
  'tasks.loadUnread': getUnreadCounts,
  'tasks.myProcessTitles': listMyProcessTitles,
  'tasks.processStepTitles': listProcessStepTitles,
  'tasks.listMarkers': listTaskMarkers,
  'tasks.setMarker': setTaskMarker,
  'tasks.removeMarker': removeTaskMarker,
} satisfies Partial<Handlers>;
