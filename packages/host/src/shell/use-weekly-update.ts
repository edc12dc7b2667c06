import { useQuery } from '@tanstack/react-query';
import { listUpdates } from '@tramita/client/contract';
import { isWeeklyUpdate } from '@tramita/client/rules';
import { useTramita } from '@tramita/widgets/provider';

/** Interval for requesting the newest update while the tab is visible, in ms. */
const updatesIntervalMs = 5 * 60_000;

/** Whether there is an update of this week. False if the request failed, without an error message. */
export function useWeeklyUpdate(): boolean {
  const { client } = useTramita();
  const query = { page: 0, size: 1, published: true };
  const newest = useQuery({
    queryKey: client.queryKey(listUpdates, { query }),
    queryFn: ({ signal }) => client.call(listUpdates, { query, signal }),
    refetchInterval: updatesIntervalMs,
    refetchOnWindowFocus: true,
  });
  const createdAt = newest.data?.elements[0]?.createdAt;
  return createdAt !== undefined && isWeeklyUpdate(createdAt, new Date());
}
