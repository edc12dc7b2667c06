import { downloadTaskReport } from '@tramita/client/contract';
import { useDownloadFailure } from '../../../attachments/use-attachment-download.ts';
import { useDownload } from '../../../calls/use-download.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { listQuery } from '../list/list-state.ts';
import { dataQuery } from './data-query.ts';
import type { ExportButtonProps } from './export-button-props.ts';

/** Saves a list with its filters and order as CSV; `loaded` is the number of bytes received so far. */
export function useExport({ page, status, state, data, messages }: ExportButtonProps) {
  const { onEvent } = useTramita();
  const snackbars = useSnackbars();
  const onFailed = useDownloadFailure();
  const { download, downloading, loaded, cancel } = useDownload<string>({
    stopsOnLeave: true,
    showsProgress: true,
    onFailed,
  });

  async function start(): Promise<void> {
    if (downloading !== null) return;
    const reportName = `${page}-${status}`;
    const fileName = `${reportName}.csv`;
    const { page: _page, itemsPerPage: _size, ...query } = listQuery(page, status, state, dataQuery(state, data));
    const input = { params: { reportName }, query: { ...query, doPagination: 'false' as const } };
    if (!(await download(reportName, downloadTaskReport, input, fileName))) return;
    snackbars.success(messages.exported(fileName));
    onEvent({ widget: 'task-inbox', name: 'exported' });
  }
  return { loaded: downloading === null ? null : loaded, start: () => void start(), cancel };
}
