import { HttpProblemError, isAborted } from '@tramita/client';
import { downloadTaskReport } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../calls/save-file.ts';
import { attachmentMessages } from '../../../messages/attachments.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { listQuery } from '../list/list-state.ts';
import type { ExportButtonProps } from './export-button-props.ts';

/** Saves a list with its filters and order as CSV; `loaded` is the number of bytes received so far. */
export function useExport({ page, status, state, data, messages }: ExportButtonProps) {
  const { client, onError, onEvent } = useTramita();
  const downloads = useMessages(attachmentMessages);
  const snackbars = useSnackbars();
  const [loaded, setLoaded] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setLoaded(0);
    const reportName = `${page}-${status}`;
    const { page: _page, itemsPerPage: _size, ...query } = listQuery(page, status, state, data);
    try {
      const file = await client.call(downloadTaskReport, {
        params: { reportName },
        query: { ...query, doPagination: 'false' },
        signal: controller.signal,
        onProgress: (progress) => setLoaded(progress.loaded),
      });
      saveFile(file, `${reportName}.csv`);
      snackbars.success(messages.exported(`${reportName}.csv`));
      onEvent({ widget: 'task-inbox', name: 'exported' });
    } catch (error) {
      if (isAborted(error)) return;
      onError(error);
      const isRefused = error instanceof HttpProblemError && error.status === 401;
      snackbars.error(isRefused ? downloads.downloadUnauthorized : downloads.downloadFailed);
    } finally {
      running.current = null;
      setLoaded(null);
    }
  }
  return { loaded, start: () => void start(), cancel: () => running.current?.abort() };
}
