import type { Handlers } from '../handlers.ts';
import {
  countAssignedToMe,
  countAttendanceInProgress,
  countAttendanceToDo,
  countMyInProgress,
  countMyToDo,
} from './count-tasks.ts';
import { listOldestAssigned, listOldestToDo } from './list-oldest.ts';

export const summaryRoutes = {
  'summary.myToDo': countMyToDo,
  'summary.myInProgress': countMyInProgress,
  'summary.attendanceToDo': countAttendanceToDo,
  'summary.assignedToMe': countAssignedToMe,
  'summary.attendanceInProgress': countAttendanceInProgress,
  'summary.oldestAssigned': listOldestAssigned,
  'summary.oldestToDo': listOldestToDo,
} satisfies Partial<Handlers>;
