import { fieldsMetadata, type Service } from '@tramita/client/contract';
import { useRef } from 'react';
import { useCall } from '../../calls/use-call.ts';

/** The fields of a request of this service, filled in for its requester. The former ones stay until new ones arrive. */
export function useRequestFields(service: Service, forUser: string | null) {
  const params = { id: service.parentId };
  const query = { impersonateUser: forUser ?? undefined };
  const answer = useCall(fieldsMetadata, { params, query });
  const known = useRef(answer.data);
  known.current = answer.data ?? known.current;
  return {
    metadata: known.current,
    isCurrent: answer.data !== undefined && !answer.problem,
    isFailed: answer.problem !== null,
    retry: answer.retry,
  };
}
