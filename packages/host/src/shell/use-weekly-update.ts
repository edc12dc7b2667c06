import { useQuery } from '@tanstack/react-query';
import { listUpdates } from '@tramita/client/contract';
import { isWeeklyUpdate } from '@tramita/client/rules';
import { useTramita } from '@tramita/widgets/provider';

/** How often the newest piece of news is asked for while the tab is seen. */
const newsIntervalMs = 5 * 60_000;

/** Whether there is news of this week. Not knowing counts as none: nobody asked for it, so nothing is said. */
export function useWeeklyUpdate(): boolean {
  const { client } = useTramita();
  const query = { page: 0, size: 1, published: true };
  const newest = useQuery({
    queryKey: client.queryKey(listUpdates, { query }),
    queryFn: ({ signal }) => client.call(listUpdates, { query, signal }),
    refetchInterval: newsIntervalMs,
    refetchOnWindowFocus: true,
  });
  const createdAt = newest.data?.elements[0]?.createdAt;
  return createdAt !== undefined && isWeeklyUpdate(createdAt, new Date());
}
