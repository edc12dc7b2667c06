import { useQuery } from '@tanstack/react-query';
import { HttpProblemError } from '@tramita/client';
import { capabilities, type EndpointId } from '@tramita/client/contract';
import { useTramita } from '@tramita/widgets/provider';

/**
 * Returns whether the backend implements the addition that a page needs; null until that is known. A backend that does
 * not report its capabilities has none. If they could not be loaded, it returns true, and the page reports the failure.
 */
export function useIsOffered(addition: EndpointId | undefined): boolean | null {
  const { client } = useTramita();
  const { data, error, isFetched } = useQuery({
    queryKey: client.queryKey(capabilities),
    queryFn: ({ signal }) => client.call(capabilities, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (addition === undefined) return true;
  if (data) return data.additions.includes(addition);
  // a later attempt resets the error, but must not hide the page that started it
  if (!isFetched) return null;
  return !(error instanceof HttpProblemError && error.status === 404);
}
