import { attachmentExtensions, attachmentMaxBytes, imageExtensions } from '@tramita/client/contract';
import type { AttachmentUse } from '@tramita/client/rules';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { formatFileSize } from '../messages/format/format-number.ts';
import { useLocale } from '../provider/use-locale.ts';
import { useMessages } from '../provider/use-messages.ts';
import * as styles from './attachments.css.ts';

export interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** Why no file can be added; if set, it is shown and files are ignored. */
  disabledReason?: string | null;
  /** The selected files have an error. @default false */
  invalid?: boolean;
  /** Id of an element that describes the area further, such as an error. */
  describedBy?: string;
  /** Purpose of the files, which determines the accepted types. @default 'attachment' */
  use?: AttachmentUse;
  /** Accessible name, for a page with several areas. */
  label?: string;
}

const extensions: Readonly<Record<AttachmentUse, readonly string[]>> = {
  attachment: attachmentExtensions,
  image: imageExtensions,
};
/** Extensions shown to the user; `jpeg` is accepted too but not shown next to `jpg`. */
const shownExtensions = (use: AttachmentUse) => extensions[use].filter((extension) => extension !== 'jpeg').join(', ');

/** An area that accepts files by drag and drop, paste or the file dialog. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, disabledReason, invalid = false, describedBy, use = 'attachment', label } = props;
  const messages = useMessages(attachmentMessages);
  const locale = useLocale();
  const limitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    if (!disabledReason && list && list.length > 0) onFiles([...list]);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // so that the same file can be selected again after it was rejected
    event.target.value = '';
  };
  const handleDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over && !disabledReason);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop and paste are additional to the button inside
    <div
      data-slot="file-drop"
      data-state={isOver ? 'over' : invalid ? 'invalid' : 'idle'}
      className={styles.drop}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <Upload aria-hidden="true" />
      <span>
        {messages.dropStart}{' '}
        <button
          type="button"
          className={styles.choose}
          aria-label={label && `${messages.choose}: ${label}`}
          aria-describedby={[limitsId, describedBy].filter(Boolean).join(' ')}
          aria-disabled={disabledReason ? true : undefined}
          onClick={() => disabledReason || input.current?.click()}
        >
          {messages.choose}
        </button>
      </span>
      <span id={limitsId} className={styles.limits}>
        {disabledReason ?? messages.limits(shownExtensions(use), formatFileSize(attachmentMaxBytes, locale))}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        accept={extensions[use].map((extension) => `.${extension}`).join(',')}
        hidden
        onChange={handleChange}
      />
    </div>
  );
}
