import { useQuery } from '@tanstack/react-query';
import { HttpProblemError } from '@tramita/client';
import { capabilities, type EndpointId } from '@tramita/client/contract';
import { useTramita } from '@tramita/widgets/provider';

/**
 * Returns whether the backend implements an addition that a page needs; null until that is known. A backend that does not
 * report its capabilities has none; if they could not be loaded, the page is shown and reports the failure.
 */
export function useIsOffered(addition: EndpointId | undefined): boolean | null {
  const { client } = useTramita();
  const { data, error } = useQuery({
    queryKey: client.queryKey(capabilities),
    queryFn: ({ signal }) => client.call(capabilities, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: addition !== undefined,
  });
  if (addition === undefined) return true;
  if (data) return data.additions.includes(addition);
  if (error === null) return null;
  return !(error instanceof HttpProblemError && error.status === 404);
}
