import { useQuery } from '@tanstack/react-query';
import { listDepartments, listSectors } from '@tramita/client/contract';
import { useTramita } from '../provider/tramita-context.ts';

/** Page size of the lookups of departments and sectors. */
const departmentsSize = 999;
const sectorsSize = 100;
/** Maximum number of pages of sectors to load. */
const maxPages = 20;

interface AreaPage<Area> {
  readonly elements: readonly Area[];
  readonly totalElements: number;
}

/** Loads all elements of a paginated lookup. */
async function allPages<Area>(ask: (page: number) => Promise<AreaPage<Area>>): Promise<Area[]> {
  const all: Area[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const { elements, totalElements } = await ask(page);
    all.push(...elements);
    if (elements.length === 0 || all.length >= totalElements) break;
  }
  return all;
}

/** Loads all departments, active or not, with the known data of their sectors. */
export function useDepartmentLookup() {
  const { client } = useTramita();
  const ask = (page: number, signal: AbortSignal) =>
    client.call(listDepartments, { query: { page, size: departmentsSize }, signal });
  return useQuery({
    queryKey: [...client.queryKey(listDepartments), 'lookup'],
    queryFn: ({ signal }) => allPages((page) => ask(page, signal)),
  });
}

/** Loads all sectors of a department, active or not; idle without a department. */
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
