import { useQuery } from '@tanstack/react-query';
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
import { useTramita } from '../../provider/tramita-context.ts';
import type { ListState, TileState } from './summary-parts.ts';

/** Rows of each table. */
const oldestRows = 10;

interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

const tileOf = <Data>(query: Query<Data>, read: (data: Data) => number): TileState => ({
  count: query.data === undefined ? null : read(query.data),
  hasFailed: query.isError,
  retry: () => void query.refetch(),
});

const rowsOf = <Row>(query: Query<readonly Row[]>): ListState<Row> => ({
  rows: query.data ?? null,
  hasFailed: query.isError,
  isRetrying: query.isError && query.isFetching,
  retry: () => void query.refetch(),
});

/**
 * Everything of the summary, each part by its own call, so that one that fails leaves the others. What of attendance a
 * restricted person does not see is not asked for.
 */
export function useSummary(withAttendance: boolean) {
  const { client } = useTramita();
  const query = { limit: oldestRows, offset: 0 };
  const myToDo = useQuery({
    queryKey: client.queryKey(countMyToDo),
    queryFn: ({ signal }) => client.call(countMyToDo, { signal }),
  });
  const myInProgress = useQuery({
    queryKey: client.queryKey(countMyInProgress),
    queryFn: ({ signal }) => client.call(countMyInProgress, { signal }),
  });
  const toDo = useQuery({
    queryKey: client.queryKey(countAttendanceToDo),
    queryFn: ({ signal }) => client.call(countAttendanceToDo, { signal }),
    enabled: withAttendance,
  });
  const assigned = useQuery({
    queryKey: client.queryKey(countAssignedToMe),
    queryFn: ({ signal }) => client.call(countAssignedToMe, { signal }),
    enabled: withAttendance,
  });
  const inProgress = useQuery({
    queryKey: client.queryKey(countAttendanceInProgress),
    queryFn: ({ signal }) => client.call(countAttendanceInProgress, { signal }),
    enabled: withAttendance,
  });
  const oldestAssigned = useQuery({
    queryKey: client.queryKey(listOldestAssigned, { query }),
    queryFn: ({ signal }) => client.call(listOldestAssigned, { query, signal }),
    enabled: withAttendance,
  });
  const oldestToDo = useQuery({
    queryKey: client.queryKey(listOldestToDo, { query }),
    queryFn: ({ signal }) => client.call(listOldestToDo, { query, signal }),
    enabled: withAttendance,
  });
  const unread = useQuery({
    queryKey: client.queryKey(getUnreadCounts),
    queryFn: ({ signal }) => client.call(getUnreadCounts, { signal }),
  });
  const counts = [
    toDo.data?.amountAttendanceToDoTickets,
    assigned.data?.amountAttendanceAssignedToMeTickets,
    inProgress.data?.amountAttendanceInProgressTickets,
  ];
  const hasQueue = withAttendance && !counts.every((count) => count === 0);
  const ownQuery = {
    myTasks: true,
    assignedToMe: false,
    status: 'IN_PROGRESS',
    page: 0,
    itemsPerPage: oldestRows,
    orderByCreatedAt: 'ASC',
  } as const;
  const ownRequests = useQuery({
    queryKey: client.queryKey(listTasks, { query: ownQuery }),
    queryFn: ({ signal }) => client.call(listTasks, { query: ownQuery, signal }),
    enabled: !hasQueue,
  });
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
