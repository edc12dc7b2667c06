import {
  countAssignedToMe,
  countAttendanceInProgress,
  countAttendanceToDo,
  countMyInProgress,
  countMyToDo,
  getUnreadCounts,
  listOldestAssigned,
  listOldestToDo,
  listTasks,
} from '@tramita/client/contract';
import type { CallState } from '../../calls/call-state.ts';
import { useCall } from '../../calls/use-call.ts';
import { oldestInput, ownRequestsInput, showsQueue } from './summary-inputs.ts';
import type { ListState, TileState } from './summary-parts.ts';

const tileOf = <Data>(call: CallState<Data>, read: (data: Data) => number): TileState => ({
  count: call.data === undefined ? null : read(call.data),
  hasFailed: call.problem !== null,
  retry: call.retry,
});

const rowsOf = <Row>(call: CallState<readonly Row[]>): ListState<Row> => ({
  rows: call.data ?? null,
  hasFailed: call.problem !== null,
  isRetrying: call.isRetrying,
  retry: call.retry,
});

/** Loads each part of the summary on its own, so that one failure leaves the others. Skips attendance for restricted users. */
export function useSummary(withAttendance: boolean) {
  const attendance = withAttendance ? {} : null;
  const oldest = withAttendance ? oldestInput : null;
  const myToDo = useCall(countMyToDo, {});
  const myInProgress = useCall(countMyInProgress, {});
  const toDo = useCall(countAttendanceToDo, attendance);
  const assigned = useCall(countAssignedToMe, attendance);
  const inProgress = useCall(countAttendanceInProgress, attendance);
  const oldestAssigned = useCall(listOldestAssigned, oldest);
  const oldestToDo = useCall(listOldestToDo, oldest);
  const unread = useCall(getUnreadCounts, {});
  const counts = [
    toDo.data?.amountAttendanceToDoTickets,
    assigned.data?.amountAttendanceAssignedToMeTickets,
    inProgress.data?.amountAttendanceInProgressTickets,
  ];
  const hasQueue = showsQueue(withAttendance, counts);
  const ownRequests = useCall(listTasks, hasQueue ? null : ownRequestsInput);
  return {
    hasQueue,
    ownRequests: rowsOf(ownRequests),
    myToDo: tileOf(myToDo, (answer) => answer.amountCurrentUserToDoMyTickets),
    myInProgress: tileOf(myInProgress, (answer) => answer.amountCurrentUserInProgressMyTickets),
    attendanceToDo: tileOf(toDo, (answer) => answer.amountAttendanceToDoTickets),
    assignedToMe: tileOf(assigned, (answer) => answer.amountAttendanceAssignedToMeTickets),
    attendanceInProgress: tileOf(inProgress, (answer) => answer.amountAttendanceInProgressTickets),
    oldestAssigned: rowsOf(oldestAssigned),
    oldestToDo: rowsOf(oldestToDo),
    unread: unread.data ?? null,
  };
}
