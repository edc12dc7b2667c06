import { getDepartment, getSector, listDepartments, listSectors } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';

/** The departments that match the search text. */
export const useDepartments = (typed: string) =>
  useCall(listDepartments, { query: { q: typed.trim() || undefined, counts: true } }, { keepFormer: true });

/** The sectors of a department that match the search text. */
export const useSectors = (id: number, typed: string) =>
  useCall(
    listSectors,
    { params: { id }, query: { q: typed.trim() || undefined, size: 999, counts: true } },
    { keepFormer: true },
  );

/** One department. */
export const useDepartment = (id: number) => useCall(getDepartment, { params: { id } });

/** One sector. */
export const useSector = (id: number) => useCall(getSector, { params: { id } });

/** Endpoints whose answers contain departments or sectors. */
export const areaReads = [listDepartments, listSectors, getDepartment, getSector];
