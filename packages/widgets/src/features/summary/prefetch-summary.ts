import type { QueryClient } from '@tanstack/react-query';
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
import { canSeeAttendance } from '@tramita/client/rules';
import { type PrefetchSettings, startPrefetch } from '../../calls/prefetch.ts';
import { oldestInput, ownRequestsInput, showsQueue } from './summary-inputs.ts';

/**
 * Loads what the summary shows, for a page that is rendered on a server. A call that fails is left to the browser.
 *
 * @example
 * const queryClient = new QueryClient();
 * await prefetchSummary(queryClient, { client });
 * return <HydrationBoundary state={dehydrate(queryClient)}><Overview /></HydrationBoundary>;
 */
export async function prefetchSummary(queryClient: QueryClient, settings: PrefetchSettings): Promise<void> {
  const { call, user } = startPrefetch(queryClient, settings);
  const own = [call(countMyToDo, {}), call(countMyInProgress, {}), call(getUnreadCounts, {})];
  const signedIn = await user();
  const withAttendance = signedIn !== undefined && canSeeAttendance(signedIn);
  const lists = withAttendance ? [call(listOldestAssigned, oldestInput), call(listOldestToDo, oldestInput)] : [];
  const counts = withAttendance
    ? await Promise.all([
        call(countAttendanceToDo, {}).then((answer) => answer?.amountAttendanceToDoTickets),
        call(countAssignedToMe, {}).then((answer) => answer?.amountAttendanceAssignedToMeTickets),
        call(countAttendanceInProgress, {}).then((answer) => answer?.amountAttendanceInProgressTickets),
      ])
    : [];
  const requests = showsQueue(withAttendance, counts) ? [] : [call(listTasks, ownRequestsInput)];
  await Promise.all([...own, ...lists, ...requests]);
}
