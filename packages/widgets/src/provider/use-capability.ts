import { useQuery } from '@tanstack/react-query';
import { capabilities, type EndpointId } from '@tramita/client/contract';
import { useTramita } from './tramita-context.ts';

/**
 * Returns whether the backend implements a call that is an addition to the required contract. False while unknown and
 * if the backend does not report its capabilities, or for null. Loaded once per query cache.
 */
export function useCapability(id: EndpointId | null): boolean {
  const { client, isPrerendering } = useTramita();
  const { data } = useQuery({
    queryKey: client.queryKey(capabilities),
    queryFn: ({ signal }) => client.call(capabilities, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !isPrerendering && id !== null,
  });
  return (id !== null && data?.additions.includes(id)) || false;
}
