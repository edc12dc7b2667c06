import { Download, File as FileIcon, FileText, Image, RotateCw, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { formatFileSize } from '../messages/format/format-number.ts';
import { shortenFileName } from '../messages/format/shorten-file-name.ts';
import { useLocale } from '../provider/use-locale.ts';
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
  const { name, fraction = null, problem } = props;
  const messages = useMessages(attachmentMessages);
  const percent = fraction === null || problem ? null : Math.round(fraction * 100);
  const state = problem ? 'refused' : percent === null ? 'there' : 'sending';
  const Icon = pictures.test(name) ? Image : texts.test(name) ? FileText : FileIcon;
  return (
    <li className={styles.file} data-slot="file" data-state={state}>
      <Icon aria-hidden="true" />
      <div className={styles.fileText}>
        <FileName {...props} />
        <FileMeta {...props} percent={percent} />
      </div>
      <FileActions {...props} state={state} />
      {percent !== null && (
        <ProgressBar className={styles.fileProgress} value={percent} label={messages.sending(percent)} />
      )}
    </li>
  );
}

function FileName({ name, short, busy, onView, onDownload }: FileRowProps) {
  const messages = useMessages(attachmentMessages);
  const onOpen = onView ?? onDownload;
  const shown = short ? shortenFileName(name) : name;
  if (!onOpen)
    return (
      <span className={styles.fileName} title={name}>
        {shown}
      </span>
    );
  return (
    <button type="button" className={styles.fileName} title={name} aria-busy={busy || undefined} onClick={onOpen}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{onView ? messages.view(name) : messages.download(name)}</VisuallyHidden>
    </button>
  );
}

function FileMeta({ size, problem, note, percent }: FileRowProps & { percent: number | null }) {
  const messages = useMessages(attachmentMessages);
  const locale = useLocale();
  const text = percent !== null ? messages.sending(percent) : size === undefined ? null : formatFileSize(size, locale);
  return (
    <span className={problem ? styles.fileProblem : styles.fileMeta} role={problem ? 'alert' : undefined}>
      {problem ?? text}
      {!problem && percent === null && note}
    </span>
  );
}

function FileActions(props: FileRowProps & { state: 'refused' | 'sending' | 'there' }) {
  const { name, state, onView, onDownload, onRetry, onRemove } = props;
  const messages = useMessages(attachmentMessages);
  const removeName = { refused: messages.dismiss, sending: messages.cancelUpload, there: messages.remove }[state];
  return (
    <>
      {onRetry && <IconButton size="sm" dense name={messages.sendAgain(name)} icon={<RotateCw />} onClick={onRetry} />}
      {onView && onDownload && (
        <IconButton size="sm" dense name={messages.download(name)} icon={<Download />} onClick={onDownload} />
      )}
      {onRemove && (
        <IconButton
          size="sm"
          dense
          name={removeName(name)}
          icon={state === 'there' ? <Trash2 /> : <X />}
          onClick={onRemove}
        />
      )}
    </>
  );
}
