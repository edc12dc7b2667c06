import { downloadSheet, type SheetFormat, type StoredSheet } from '@tramita/client/contract';
import { useDownload } from '../../calls/use-download.ts';
import type { sheetsMessages } from '../../messages/features/sheets.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** A running download. */
export interface SheetDownload {
  readonly id: number;
  readonly format: SheetFormat;
}

/** Downloads a sheet as a file; shows a snackbar if that fails. */
export function useSheetDownload(messages: typeof sheetsMessages) {
  const snackbars = useSnackbars();
  const { downloading, download } = useDownload<SheetDownload>({
    onFailed: () => snackbars.error(messages.downloadFailed),
  });
  return {
    fetching: downloading,
    download: ({ id, sheetName }: StoredSheet, format: SheetFormat) =>
      download(
        { id, format },
        downloadSheet,
        { params: { id }, query: { format } },
        messages.fileName(sheetName, format),
      ),
  };
}
