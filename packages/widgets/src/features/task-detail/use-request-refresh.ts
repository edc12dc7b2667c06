import { useQueryClient } from '@tanstack/react-query';
import { getSteps, listComments, listHistory } from '@tramita/client/contract';
import { useTramita } from '../../provider/tramita-context.ts';

/** Asks anew for what an action changes beside the task itself: steps, comments and history. */
export function useRequestRefresh() {
  const { client } = useTramita();
  const queries = useQueryClient();
  return () => {
    for (const endpoint of [getSteps, listComments, listHistory])
      void queries.invalidateQueries({ queryKey: client.queryKey(endpoint) });
  };
}
