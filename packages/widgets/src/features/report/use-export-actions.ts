import { isProblem } from '@tramita/client';
import {
  createExport,
  downloadExport,
  type ExportItem,
  type ExportType,
  listExports,
  type ReportFilter,
  type ReportRow,
} from '@tramita/client/contract';
import { dayInSaoPaulo, errorMessage, reportCsv } from '@tramita/client/rules';
import { useState } from 'react';
import { saveFile } from '../../calls/save-file.ts';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** Saves a page as CSV, asks for an export of all pages, and saves one that is ready. */
export function useExportActions(messages: typeof reportMessages, onSeeExports: () => void) {
  const { client, onError, now } = useTramita();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  /** Uuid of the export that is being fetched. */
  const [fetching, setFetching] = useState<string | null>(null);

  const fail = (error: unknown) => {
    onError(error);
    const isFull = isProblem(error, 'TOO_MANY_EXPORTS');
    snackbars.error(isFull ? errorMessage('TOO_MANY_EXPORTS') : messages.exportFailed);
  };
  return {
    fetching,
    savePage(rows: readonly ReportRow[], added: readonly string[]) {
      const file = new Blob([reportCsv(rows, added)], { type: 'text/csv;charset=utf-8' });
      saveFile(file, messages.pageFile(dayInSaoPaulo(now())));
    },
    async askForAll(filter: ReportFilter, reportType: ExportType) {
      try {
        await client.call(createExport, { body: { ...filter, reportType } });
        snackbars.show(messages.exportAsked, {
          kind: 'success',
          duration: 5000,
          action: { label: messages.seeExports, onSelect: onSeeExports },
        });
      } catch (error) {
        fail(error);
      }
      void invalidate(listExports);
    },
    async download({ uuid, id, createdAt }: ExportItem) {
      setFetching(uuid);
      try {
        const file = await client.call(downloadExport, { params: { uuid } });
        saveFile(file, messages.exportFile(dayInSaoPaulo(new Date(createdAt)), id));
      } catch (error) {
        fail(error);
      } finally {
        setFetching(null);
      }
    },
  };
}
