import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getDepartment, getSector, listDepartments, listSectors } from '@tramita/client/contract';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { useTramita } from '../../provider/tramita-context.ts';

/** All departments, or those that what was typed finds; while typing the old rows stay. */
export function useDepartments(typed: string) {
  const { client } = useTramita();
  const query = { q: typed.trim() || undefined, counts: true };
  return useQuery({
    queryKey: client.queryKey(listDepartments, { query }),
    queryFn: ({ signal }) => client.call(listDepartments, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The sectors of a department in the same way. */
export function useSectors(departmentId: number, typed: string) {
  const { client } = useTramita();
  const input = { params: { id: departmentId }, query: { q: typed.trim() || undefined, size: 999, counts: true } };
  return useQuery({
    queryKey: client.queryKey(listSectors, input),
    queryFn: ({ signal }) => client.call(listSectors, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One department. */
export function useDepartment(id: number) {
  const { client } = useTramita();
  const params = { id };
  return useQuery({
    queryKey: client.queryKey(getDepartment, { params }),
    queryFn: ({ signal }) => client.call(getDepartment, { params, signal }),
  });
}

/** One sector. */
export function useSector(id: number) {
  const { client } = useTramita();
  const params = { id };
  return useQuery({
    queryKey: client.queryKey(getSector, { params }),
    queryFn: ({ signal }) => client.call(getSector, { params, signal }),
  });
}

/** Asks anew for every list and detail that a change may show in. */
export function useAreaRefresh() {
  const invalidate = useInvalidate();
  return () => invalidate(listDepartments, listSectors, getDepartment, getSector);
}
