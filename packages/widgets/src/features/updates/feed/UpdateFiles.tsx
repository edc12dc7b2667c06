import { HttpProblemError, isAborted } from '@tramita/client';
import { downloadUpdateAttachment, type UpdateAttachment } from '@tramita/client/contract';
import { Download, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../calls/save-file.ts';
import { updatesMessages } from '../../../messages/features/updates.ts';
import { formatFileSize } from '../../../messages/format/format-number.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import * as styles from './UpdatesFeed.css.ts';

export interface UpdateFilesProps {
  files: readonly UpdateAttachment[];
}

/** The files of an update, to be downloaded. */
export function UpdateFiles({ files }: UpdateFilesProps) {
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
            {file.size !== undefined && <span className={styles.fileSize}>{formatFileSize(file.size)}</span>}
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
  const { client, onError } = useTramita();
  const messages = useMessages(updatesMessages);
  const snackbars = useSnackbars();
  const [downloading, setDownloading] = useState<number | null>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function download({ id, name }: UpdateAttachment): Promise<void> {
    abort.current = new AbortController();
    setDownloading(id);
    try {
      saveFile(
        await client.call(downloadUpdateAttachment, { params: { id, name }, signal: abort.current.signal }),
        name,
      );
    } catch (error) {
      if (isAborted(error)) return;
      if (!(error instanceof HttpProblemError)) onError(error);
      snackbars.error(messages.downloadFailed);
    } finally {
      setDownloading(null);
    }
  }
  return { download, downloading };
}
