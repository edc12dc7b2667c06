import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fieldsMetadata, type Service } from '@tramita/client/contract';
import { useTramita } from '../../provider/tramita-context.ts';

/** The fields a request of this service asks for, filled for the person it is for. The former ones stay meanwhile. */
export function useRequestFields(service: Service, forUser: string | null) {
  const { client } = useTramita();
  const params = { id: service.parentId };
  const query = { impersonateUser: forUser ?? undefined };
  return useQuery({
    queryKey: client.queryKey(fieldsMetadata, { params, query }),
    queryFn: ({ signal }) => client.call(fieldsMetadata, { params, query, signal }),
    placeholderData: keepPreviousData,
  });
}
