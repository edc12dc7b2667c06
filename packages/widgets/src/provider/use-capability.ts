import { useQuery } from '@tanstack/react-query';
import { capabilities, type EndpointId } from '@tramita/client/contract';
import { useTramita } from './tramita-context.ts';

/**
 * Whether the backend answers a call that is an addition to the floor of the contract. False until it is known, and
 * where the question itself is not answered. Asked once for a cache of queries.
 */
export function useCapability(id: EndpointId): boolean {
  const { client } = useTramita();
  const { data } = useQuery({
    queryKey: client.queryKey(capabilities),
    queryFn: ({ signal }) => client.call(capabilities, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.additions.includes(id) ?? false;
}
