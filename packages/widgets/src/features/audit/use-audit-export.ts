import { type AuditFilter, createAuditExport, downloadAuditExport, getAuditExport } from '@tramita/client/contract';
import { dayInSaoPaulo } from '@tramita/client/rules';
import { useEffect, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useDownload } from '../../calls/use-download.ts';
import { useSend } from '../../calls/use-send.ts';
import { useExportFailed } from '../../lists/use-export-failed.ts';
import type { auditMessages } from '../../messages/features/audit.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** How often the state of a running export is read, in ms. */
const askEveryMs = 1000;

/** Requests an export of the matching rows, waits until the server has written it, and saves the file. */
export function useAuditExport(messages: typeof auditMessages) {
  const { now } = useTramita();
  const snackbars = useSnackbars();
  const [uuid, setUuid] = useState<string | null>(null);
  const showFailure = useExportFailed(messages.exportFailed);
  const onFailed = (error: unknown, reason?: string) => {
    setUuid(null);
    showFailure(error, reason);
  };
  const { send, isSending } = useSend({ onFailed });
  const { download } = useDownload<string>({ onFailed });
  const { data } = useCall(getAuditExport, uuid === null ? null : { params: { uuid } }, {
    refetchInterval: askEveryMs,
    onFailed,
  });
  const status = data?.uuid === uuid ? data?.status : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once, when the export ends
  useEffect(() => {
    if (uuid === null || (status !== 'READY' && status !== 'FAILED')) return;
    setUuid(null);
    if (status === 'FAILED') {
      snackbars.error(messages.exportFailed);
      return;
    }
    void download(uuid, downloadAuditExport, { params: { uuid } }, messages.file(dayInSaoPaulo(now()))).then(
      (isSaved) => isSaved && snackbars.show(messages.exported, { kind: 'success' }),
    );
  }, [uuid, status]);
  return {
    isExporting: isSending || uuid !== null,
    async start(filter: AuditFilter) {
      const sent = await send(createAuditExport, { body: filter });
      if (sent) setUuid(sent.answer.uuid);
    },
  };
}
