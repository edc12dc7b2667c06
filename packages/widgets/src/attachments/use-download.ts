import { HttpProblemError, isAborted } from '@tramita/client';
import { type Attachment, downloadAttachment } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../calls/save-file.ts';
import { attachmentMessages } from '../messages/attachments.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';

/** Downloads attachments of a request and returns which one is being downloaded. Shows failures in a snackbar. */
export function useDownload(idk: number | null) {
  const { client } = useTramita();
  const messages = useMessages(attachmentMessages);
  const snackbars = useSnackbars();
  const [downloading, setDownloading] = useState<number | null>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function download({ id, originalFileName }: Attachment): Promise<void> {
    if (idk === null) return;
    abort.current = new AbortController();
    setDownloading(id);
    try {
      const params = { processInstanceId: idk, attachmentId: id, fileName: originalFileName };
      saveFile(await client.call(downloadAttachment, { params, signal: abort.current.signal }), originalFileName);
    } catch (error) {
      if (isAborted(error)) return;
      const isRefused = error instanceof HttpProblemError && error.status === 401;
      snackbars.error(isRefused ? messages.downloadUnauthorized : messages.downloadFailed);
    } finally {
      setDownloading(null);
    }
  }
  return { download, downloading };
}
