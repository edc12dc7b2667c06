import { listSheets } from '@tramita/client/contract';
import { usePagedCall } from '../../calls/use-paged-call.ts';

/** Sheets per page. */
export const sheetsPageSize = 25;

/** One page of the stored sheets, counted from 0. */
export const useSheets = (search: string, page: number) =>
  usePagedCall(listSheets, { query: { q: search || undefined } }, { page, size: sheetsPageSize });
