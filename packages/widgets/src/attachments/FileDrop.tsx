import { attachmentExtensions, attachmentMaxBytes, imageExtensions } from '@tramita/client/contract';
import type { AttachmentUse } from '@tramita/client/rules';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { formatFileSize } from '../messages/format/format-number.ts';
import { useMessages } from '../provider/use-messages.ts';
import * as styles from './attachments.css.ts';

export interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** Why no file can be added; the area says so and takes none. */
  disabledReason?: string | null;
  /** Something is wrong with what was picked. @default false */
  invalid?: boolean;
  /** Id of what describes the area further, such as an error. */
  describedBy?: string;
  /** What the files are for. @default 'attachment' */
  use?: AttachmentUse;
  /** What it takes, for screen readers, where a page has several areas. */
  label?: string;
}

const extensions: Readonly<Record<AttachmentUse, readonly string[]>> = {
  attachment: attachmentExtensions,
  image: imageExtensions,
};
/** The extensions a person is told of; the other spelling of each is accepted too. */
const shownExtensions = (use: AttachmentUse) => extensions[use].filter((extension) => extension !== 'jpeg').join(', ');

/** An area that takes files by drag, by paste or by the browser's own dialog. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, disabledReason, invalid = false, describedBy, use = 'attachment', label } = props;
  const messages = useMessages(attachmentMessages);
  const limitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    if (!disabledReason && list && list.length > 0) onFiles([...list]);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // the same file can be picked again after it was refused
    event.target.value = '';
  };
  const handleDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over && !disabledReason);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are extras beside the button inside
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
        {disabledReason ?? messages.limits(shownExtensions(use), formatFileSize(attachmentMaxBytes))}
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
