import { getProcess, type ProcessDetail } from '@tramita/client/contract';
import { useCall } from '../../../calls/use-call.ts';
import type { NewerVersion } from './use-publishing.ts';

/**
 * The newest published version, with which the document is compared: the loaded version, or a newer one that is
 * requested. Disabled for a new process that is not published.
 */
export function useComparedVersion(detail: ProcessDetail | null, newer: NewerVersion | null) {
  const last = newer ?? (detail?.isLastVersion ? null : detail?.lastVersion) ?? null;
  const isOther = last !== null && last.id !== detail?.id;
  const call = useCall(getProcess, isOther ? { params: { id: last.id } } : null, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    version: isOther ? call.data : (detail ?? undefined),
    hasFailed: isOther && call.problem !== null && !call.isFetching,
    retry: call.retry,
  };
}
