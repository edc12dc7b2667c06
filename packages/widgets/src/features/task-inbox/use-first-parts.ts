import { type StatusFilter, type TaskPage, taskColumns } from '@tramita/client/rules';
import { useEffect, useRef } from 'react';
import { prepareFormats } from '../../messages/format/format-date.ts';
import { canExport } from './filters/InboxToolbar.tsx';
import { dataCells, exportButton, filterChips, rowWindow, taskRows } from './inbox-parts.ts';
import { readListAddress } from './list/list-address.ts';
import { filterCount, initialState, isOfProcess } from './list/list-state.ts';
import { isWindowed } from './rows/list-length.ts';

/**
 * Loads the code that shows the first rows, and what formats their dates, while the widget waits for the signed-in user, after
 * whom it makes its calls. Only the address says which filters the list has: the stored ones belong to a user.
 */
export function useFirstParts(page: TaskPage, status: StatusFilter, address: string | undefined): void {
  const opened = useRef({ page, status, address });
  useEffect(() => {
    const { page, status, address = '' } = opened.current;
    const state = readListAddress(address.replace(/^\?/, ''), page, taskColumns(page, status)) ?? initialState;
    const parts = [
      taskRows,
      isWindowed(state.pagination.rowsPerPage) && rowWindow,
      isOfProcess(state) && dataCells,
      filterCount(state) > 0 && filterChips,
      canExport({ page, state }) && exportButton,
    ];
    // a part that fails is loaded again where it is rendered, which reports the failure
    for (const part of parts) if (part) part.load().catch(() => {});
    prepareFormats();
  }, []);
}
