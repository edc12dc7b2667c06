import { useQuery } from '@tanstack/react-query';
import { getSteps } from '@tramita/client/contract';
import { useTramita } from '../provider/tramita-context.ts';

/** Loads the timeline of a request by its IDK; loads nothing while the IDK is null. */
export function useRequestSteps(idk: number | null) {
  const { client } = useTramita();
  const query = { idk: idk ?? 0 };
  return useQuery({
    queryKey: client.queryKey(getSteps, { query }),
    queryFn: ({ signal }) => client.call(getSteps, { query, signal }),
    enabled: idk !== null,
  });
}
