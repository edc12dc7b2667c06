import {
  createExport,
  downloadExport,
  type ExportItem,
  type ExportType,
  listExports,
  type ReportFilter,
  type ReportRow,
} from '@tramita/client/contract';
import { dayInSaoPaulo, reportCsv } from '@tramita/client/rules';
import { saveFile } from '../../calls/save-file.ts';
import { useDownload } from '../../calls/use-download.ts';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { useSend } from '../../calls/use-send.ts';
import { useExportFailed } from '../../lists/use-export-failed.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { reportHeaderTexts } from '../../messages/labels/report-headers.ts';
import { substitutionTexts } from '../../messages/labels/substitution.ts';
import { taskStatusTexts } from '../../messages/labels/task-statuses.ts';
import { taskTypeTexts } from '../../messages/labels/task-types.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** Saves a page as CSV, requests an export of all pages, and downloads a finished one. */
export function useExportActions(messages: typeof reportMessages, onSeeExports: () => void) {
  const headers = useMessages(reportHeaderTexts);
  const types = useMessages(taskTypeTexts);
  const statuses = useMessages(taskStatusTexts);
  const substitution = useMessages(substitutionTexts);
  const { now } = useTramita();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const onFailed = useExportFailed(messages.exportFailed);
  const { send } = useSend({ onFailed });
  const { downloading, download } = useDownload<string>({ onFailed });
  return {
    /** Uuid of the export that is being downloaded. */
    fetching: downloading,
    savePage(rows: readonly ReportRow[], added: readonly string[]) {
      const file = new Blob([reportCsv(rows, added, { headers, types, statuses, substitution })], {
        type: 'text/csv;charset=utf-8',
      });
      saveFile(file, messages.pageFile(dayInSaoPaulo(now())));
    },
    async askForAll(filter: ReportFilter, reportType: ExportType) {
      const sent = await send(createExport, { body: { ...filter, reportType } });
      if (sent) {
        snackbars.show(messages.exportAsked, {
          kind: 'success',
          duration: 5000,
          action: { label: messages.seeExports, onSelect: onSeeExports },
        });
      }
      void invalidate(listExports);
    },
    download: ({ uuid, id, createdAt }: ExportItem) =>
      download(uuid, downloadExport, { params: { uuid } }, messages.exportFile(dayInSaoPaulo(new Date(createdAt)), id)),
  };
}
