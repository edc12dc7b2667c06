import { useQuery } from '@tanstack/react-query';
import { getProcess, type ProcessDetail } from '@tramita/client/contract';
import { useTramita } from '../../../provider/tramita-context.ts';
import type { NewerVersion } from './use-publishing.ts';

/**
 * The newest published version, with which the document is compared: the loaded version, or a newer one that is
 * requested. Disabled for a new process.
 */
export function useComparedVersion(detail: ProcessDetail | null, newer: NewerVersion | null) {
  const { client } = useTramita();
  const last = newer ?? (detail?.isLastVersion ? null : detail?.lastVersion) ?? null;
  const isOther = detail !== null && last !== null && last.id !== detail.id;
  const params = { id: last?.id ?? 0 };
  const query = useQuery({
    queryKey: [...client.queryKey(getProcess, { params }), 'compared'],
    queryFn: ({ signal }) => client.call(getProcess, { params, signal }),
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    version: isOther ? query.data : (detail ?? undefined),
    hasFailed: isOther && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
