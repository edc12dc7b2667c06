import { HttpProblemError } from '@tramita/client';
import { type Attachment, downloadAttachment } from '@tramita/client/contract';
import { useDownload } from '../calls/use-download.ts';
import { attachmentMessages } from '../messages/attachments.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';

/** Returns a function that shows why a file could not be downloaded. */
export function useDownloadFailure() {
  const messages = useMessages(attachmentMessages);
  const snackbars = useSnackbars();
  return (error: unknown) => {
    const isRefused = error instanceof HttpProblemError && error.status === 401;
    snackbars.error(isRefused ? messages.downloadUnauthorized : messages.downloadFailed);
  };
}

/** Downloads attachments of a request and returns which one is being downloaded. Shows failures in a snackbar. */
export function useAttachmentDownload(idk: number | null) {
  const onFailed = useDownloadFailure();
  const { download, downloading } = useDownload<number>({ stopsOnLeave: true, isExpected: () => true, onFailed });
  return {
    downloading,
    async download({ id, originalFileName }: Attachment) {
      if (idk === null) return;
      const params = { processInstanceId: idk, attachmentId: id, fileName: originalFileName };
      await download(id, downloadAttachment, { params }, originalFileName);
    },
  };
}
