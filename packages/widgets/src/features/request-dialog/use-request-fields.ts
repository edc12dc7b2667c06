import { useQuery } from '@tanstack/react-query';
import { fieldsMetadata, type Service } from '@tramita/client/contract';
import { useRef } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';

/** The fields a request of this service asks for, filled for the person it is for. The former ones stay meanwhile, and when it fails. */
export function useRequestFields(service: Service, forUser: string | null) {
  const { client } = useTramita();
  const params = { id: service.parentId };
  const query = { impersonateUser: forUser ?? undefined };
  const answer = useQuery({
    queryKey: client.queryKey(fieldsMetadata, { params, query }),
    queryFn: ({ signal }) => client.call(fieldsMetadata, { params, query, signal }),
  });
  const known = useRef(answer.data);
  known.current = answer.data ?? known.current;
  return {
    metadata: known.current,
    isCurrent: answer.isSuccess,
    isFailed: answer.isError,
    retry: () => void answer.refetch(),
  };
}
