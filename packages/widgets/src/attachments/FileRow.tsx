import { Download, File as FileIcon, FileText, Image, RotateCw, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { formatFileSize } from '../messages/format/format-number.ts';
import { shortenFileName } from '../messages/format/shorten-file-name.ts';
import { useMessages } from '../provider/use-messages.ts';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { ProgressBar } from '../ui/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './attachments.css.ts';

export interface FileRowProps {
  name: string;
  /** Size in bytes, if known. */
  size?: number;
  /** Upload progress from 0 to 1; null when uploaded. @default null */
  fraction?: number | null;
  /** Why the upload failed. */
  problem?: string | null;
  /** Called to preview the file; the name becomes a button. */
  onView?: () => void;
  /** Called to download the file: by its name, or by a separate button if the name opens the preview. */
  onDownload?: () => void;
  /** Called to retry the upload. */
  onRetry?: () => void;
  /** Called to delete the file, cancel its upload or dismiss its error. */
  onRemove?: () => void;
  /** @default false */
  busy?: boolean;
  /** Shortens the name to ten characters, for narrow places. @default false */
  short?: boolean;
  /** Text after the size, such as "Enviado". */
  note?: ReactNode;
}

const pictures = /\.(jpe?g|png|gif|webp)$/i;
const texts = /\.(pdf|txt|docx|csv|xlsx|xmls)$/i;

/** One attachment: kind, name, size and actions. */
export function FileRow(props: FileRowProps) {
  const { name, size, fraction = null, problem, onView, onDownload, onRetry, onRemove } = props;
  const { busy = false, short = false, note } = props;
  const onOpen = onView ?? onDownload;
  const messages = useMessages(attachmentMessages);
  const Icon = pictures.test(name) ? Image : texts.test(name) ? FileText : FileIcon;
  const shown = short ? shortenFileName(name) : name;
  const percent = fraction === null ? null : Math.round(fraction * 100);
  const isSending = percent !== null && !problem;
  const removeName = problem ? messages.dismiss(name) : isSending ? messages.cancelUpload(name) : messages.remove(name);
  return (
    <li className={styles.file} data-slot="file" data-state={problem ? 'refused' : isSending ? 'sending' : 'there'}>
      <Icon aria-hidden="true" />
      <div className={styles.fileText}>
        {onOpen ? (
          <button type="button" className={styles.fileName} title={name} aria-busy={busy || undefined} onClick={onOpen}>
            <span aria-hidden="true">{shown}</span>
            <VisuallyHidden>{onView ? messages.view(name) : messages.download(name)}</VisuallyHidden>
          </button>
        ) : (
          <span className={styles.fileName} title={name}>
            {shown}
          </span>
        )}
        <span className={problem ? styles.fileProblem : styles.fileMeta} role={problem ? 'alert' : undefined}>
          {problem ?? (isSending ? messages.sending(percent) : size === undefined ? null : formatFileSize(size))}
          {!problem && !isSending && note}
        </span>
      </div>
      {onRetry && <IconButton size="sm" dense name={messages.sendAgain(name)} icon={<RotateCw />} onClick={onRetry} />}
      {onView && onDownload && (
        <IconButton size="sm" dense name={messages.download(name)} icon={<Download />} onClick={onDownload} />
      )}
      {onRemove && (
        <IconButton
          size="sm"
          dense
          name={removeName}
          icon={isSending || problem ? <X /> : <Trash2 />}
          onClick={onRemove}
        />
      )}
      {isSending && <ProgressBar className={styles.fileProgress} value={percent} label={messages.sending(percent)} />}
    </li>
  );
}
