import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSheets } from '@tramita/client/contract';
import { useTramita } from '../../provider/tramita-context.ts';

/** Sheets a page. */
export const sheetsPageSize = 25;

/** One page of the kept sheets, from 0; while another is fetched the old one stays. */
export function useSheets(search: string, page: number) {
  const { client } = useTramita();
  const query = { q: search || undefined, page, size: sheetsPageSize };
  return useQuery({
    queryKey: client.queryKey(listSheets, { query }),
    queryFn: ({ signal }) => client.call(listSheets, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
