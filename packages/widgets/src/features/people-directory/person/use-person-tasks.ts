import { listPersonTasks, type PersonTask } from '@tramita/client/contract';
import { useState } from 'react';
import { usePagedCall } from '../../../calls/use-paged-call.ts';
import type { ListState } from '../../../lists/list-state.ts';

/** Rows per page. */
const pageSize = 25;

/** The open tasks of a person and the chosen page. */
export interface PersonTasksState {
  readonly list: ListState<PersonTask>;
  readonly paging: { page: number; pageSize: number; onPageChange: (page: number) => void };
}

/** Loads the open tasks of a person; nothing if the backend does not offer the call. */
export function usePersonTasks(id: number, isOffered: boolean): PersonTasksState {
  const [page, setPage] = useState(0);
  const list = usePagedCall(listPersonTasks, isOffered ? { params: { id } } : null, {
    page,
    size: pageSize,
    onPageGone: setPage,
  });
  return { list, paging: { page, pageSize, onPageChange: setPage } };
}
