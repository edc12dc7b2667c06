import {
  getDepartment,
  getProcess,
  getSector,
  listDepartmentProcesses,
  listProcesses,
  listSectorProcesses,
} from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import { useEndlessCall } from '../../calls/use-endless-call.ts';
import { type PageChoice, usePagedCall } from '../../calls/use-paged-call.ts';
import type { LinkedArea } from './linked-area.ts';

/** Processes per page of the list. */
const pageSize = 8;

/** Loads the processes, page by page, filtered by the search text. */
export const useWorkflows = (typed: string) =>
  useEndlessCall(listProcesses, { query: { q: typed.trim() || undefined } }, { size: pageSize, keepFormer: true });

/** Loads a page of the processes of a department or sector. */
export function useLinkedProcesses({ kind, id }: LinkedArea, choice: PageChoice) {
  const isDepartment = kind === 'department';
  const ofDepartment = usePagedCall(
    listDepartmentProcesses,
    isDepartment ? { params: { department: id } } : null,
    choice,
  );
  const ofSector = usePagedCall(
    listSectorProcesses,
    isDepartment ? null : { query: { sectorIds: String(id) } },
    choice,
  );
  return isDepartment ? ofDepartment : ofSector;
}

/** Loads the name of a department or sector, and its department. */
export function useLinkedArea({ kind, id }: LinkedArea) {
  const input = { params: { id } };
  const department = useCall(getDepartment, kind === 'department' ? input : null, {
    select: ({ description }) => ({ description, departmentId: id }),
  });
  const sector = useCall(getSector, kind === 'department' ? null : input, {
    select: ({ description, department: { id: departmentId } }) => ({ description, departmentId }),
  });
  return kind === 'department' ? department : sector;
}

/** Endpoints whose responses contain a published process. */
export const processReads = [listProcesses, listDepartmentProcesses, listSectorProcesses, getProcess];
