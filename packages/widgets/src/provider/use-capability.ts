import { useQuery } from '@tanstack/react-query';
import { capabilities, type EndpointId } from '@tramita/client/contract';
import { useCallback } from 'react';
import { useTramita } from './tramita-context.ts';

/**
 * Returns a function that says whether the backend implements a call that is an addition to the required contract. It
 * returns false while that is unknown and if the backend does not report its capabilities. Loaded once per query cache.
 */
export function useCapabilities(): (id: EndpointId) => boolean {
  const { client, isPrerendering } = useTramita();
  const { data } = useQuery({
    queryKey: client.queryKey(capabilities),
    queryFn: ({ signal }) => client.call(capabilities, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !isPrerendering,
  });
  return useCallback((id) => data?.additions.includes(id) ?? false, [data]);
}

/** Returns whether the backend implements a call that is an addition; see {@link useCapabilities}. */
export function useCapability(id: EndpointId): boolean {
  return useCapabilities()(id);
}
