import { useQuery } from '@tanstack/react-query';
import { listDepartments, listSectors } from '@tramita/client/contract';
import { useTramita } from '../provider/tramita-context.ts';

/** Departments and sectors a page of the lookups holds. */
const departmentsSize = 999;
const sectorsSize = 100;
/** Pages of sectors asked for at most. */
const maxPages = 20;

interface AreaPage<Area> {
  readonly elements: readonly Area[];
  readonly totalElements: number;
}

/** Every element of a lookup that answers page by page. */
async function allPages<Area>(ask: (page: number) => Promise<AreaPage<Area>>): Promise<Area[]> {
  const all: Area[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const { elements, totalElements } = await ask(page);
    all.push(...elements);
    if (elements.length === 0 || all.length >= totalElements) break;
  }
  return all;
}

/** Every department, active or not, with what is known of its sectors. */
export function useDepartmentLookup() {
  const { client } = useTramita();
  const ask = (page: number, signal: AbortSignal) =>
    client.call(listDepartments, { query: { page, size: departmentsSize }, signal });
  return useQuery({
    queryKey: [...client.queryKey(listDepartments), 'lookup'],
    queryFn: ({ signal }) => allPages((page) => ask(page, signal)),
  });
}

/** Every sector of a department, active or not; idle without one. */
export function useSectorLookup(departmentId: number | null) {
  const { client } = useTramita();
  const params = { id: departmentId ?? 0 };
  const ask = (page: number, signal: AbortSignal) =>
    client.call(listSectors, { params, query: { page, size: sectorsSize }, signal });
  return useQuery({
    queryKey: [...client.queryKey(listSectors, { params }), 'lookup'],
    queryFn: ({ signal }) => allPages((page) => ask(page, signal)),
    enabled: departmentId !== null,
  });
}
