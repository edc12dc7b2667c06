import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  getDepartment,
  getProcess,
  getSector,
  listDepartmentProcesses,
  listProcesses,
  listSectorProcesses,
} from '@tramita/client/contract';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import type { LinkedArea } from './linked-area.ts';

/** Processes a page of the list holds. */
const pageSize = 8;

/** The processes page by page, filtered by what was typed; while typing the old rows stay. */
export function useWorkflows(typed: string) {
  const { client } = useTramita();
  const q = typed.trim() || undefined;
  const list = useInfiniteQuery({
    queryKey: [...client.queryKey(listProcesses), q ?? ''],
    queryFn: ({ pageParam, signal }) =>
      client.call(listProcesses, { query: { q, page: pageParam, size: pageSize }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.elements.length > 0 && pages.length * pageSize < last.totalElements ? pages.length : undefined,
    placeholderData: keepPreviousData,
  });
  const all = list.data?.pages.flatMap((page) => page.elements) ?? [];
  // one published meanwhile pushes the last row of a page to the next one
  const rows = [...new Map(all.map((row) => [row.id, row])).values()];
  return { ...list, rows, total: list.data?.pages[0]?.totalElements ?? null };
}

/** A page of the processes of a department or sector; while it is turned the old rows stay. */
export function useLinkedProcesses({ kind, id }: LinkedArea, page: number, size: number) {
  const { client } = useTramita();
  const call = kind === 'department' ? listDepartmentProcesses : listSectorProcesses;
  return useQuery({
    queryKey: [...client.queryKey(call), id, page, size],
    queryFn: ({ signal }) =>
      kind === 'department'
        ? client.call(listDepartmentProcesses, { params: { department: id }, query: { page, size }, signal })
        : client.call(listSectorProcesses, { query: { sectorIds: String(id), page, size }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The department or sector of a page, with where it stands. */
export function useLinkedArea({ kind, id }: LinkedArea) {
  const { client } = useTramita();
  const params = { id };
  return useQuery({
    queryKey: client.queryKey(kind === 'department' ? getDepartment : getSector, { params }),
    queryFn: async ({ signal }): Promise<{ description: string; departmentId: number }> => {
      if (kind === 'department') {
        const { description } = await client.call(getDepartment, { params, signal });
        return { description, departmentId: id };
      }
      const { description, department } = await client.call(getSector, { params, signal });
      return { description, departmentId: department.id };
    },
  });
}

/** Asks anew for every list a published process may show in. */
export function useProcessRefresh() {
  const invalidate = useInvalidate();
  return () => invalidate(listProcesses, listDepartmentProcesses, listSectorProcesses, getProcess);
}
