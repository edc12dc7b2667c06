import { HttpProblemError } from '@tramita/client';
import { downloadUpdateAttachment, type UpdateAttachment } from '@tramita/client/contract';
import { Download, FileText } from 'lucide-react';
import { useDownload } from '../../../calls/use-download.ts';
import { updatesMessages } from '../../../messages/features/updates.ts';
import { formatFileSize } from '../../../messages/format/format-number.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import * as styles from './UpdatesFeed.css.ts';

export interface UpdateFilesProps {
  files: readonly UpdateAttachment[];
}

/** The files of an update, each with a download button. */
export function UpdateFiles({ files }: UpdateFilesProps) {
  const locale = useLocale();
  const messages = useMessages(updatesMessages);
  const { download, downloading } = useFileDownload();
  return (
    <section>
      <h3 className={styles.subtitle}>{messages.files}</h3>
      <ul className={styles.attached} aria-label={messages.files}>
        {files.map((file) => (
          <li key={file.id}>
            <FileText aria-hidden="true" />
            <span className={styles.fileName}>{file.name}</span>
            {file.size !== undefined && <span className={styles.fileSize}>{formatFileSize(file.size, locale)}</span>}
            <Button
              variant="ghost"
              size="sm"
              icon={<Download />}
              aria-label={messages.downloadName(file.name)}
              busy={downloading === file.id}
              onClick={() => void download(file)}
            >
              {messages.download}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFileDownload() {
  const messages = useMessages(updatesMessages);
  const snackbars = useSnackbars();
  const { download, downloading } = useDownload<number>({
    stopsOnLeave: true,
    isExpected: (error) => error instanceof HttpProblemError,
    onFailed: () => snackbars.error(messages.downloadFailed),
  });
  return {
    downloading,
    download: ({ id, name }: UpdateAttachment) =>
      download(id, downloadUpdateAttachment, { params: { id, name } }, name),
  };
}
