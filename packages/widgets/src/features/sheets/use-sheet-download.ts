import { downloadSheet, type SheetFormat, type StoredSheet } from '@tramita/client/contract';
import { useState } from 'react';
import { saveFile } from '../../calls/save-file.ts';
import type { sheetsMessages } from '../../messages/features/sheets.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** A running download. */
export interface SheetDownload {
  readonly id: number;
  readonly format: SheetFormat;
}

/** Downloads a sheet as a file; shows a snackbar if that fails. */
export function useSheetDownload(messages: typeof sheetsMessages) {
  const { client, onError } = useTramita();
  const snackbars = useSnackbars();
  const [fetching, setFetching] = useState<SheetDownload | null>(null);
  const download = async ({ id, sheetName }: StoredSheet, format: SheetFormat) => {
    setFetching({ id, format });
    try {
      const file = await client.call(downloadSheet, { params: { id }, query: { format } });
      saveFile(file, messages.fileName(sheetName, format));
    } catch (error) {
      onError(error);
      snackbars.error(messages.downloadFailed);
    } finally {
      setFetching(null);
    }
  };
  return { fetching, download };
}
