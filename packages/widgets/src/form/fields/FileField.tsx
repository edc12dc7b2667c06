import { attachmentExtensions } from '@tramita/client/contract';
import { type AttachmentProblem, checkAttachment, parseFileValue } from '@tramita/client/rules';
import { FileText, Trash2, Upload } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { formatFileSize } from '../../messages/format/format-number.ts';
import { shortenFileName } from '../../messages/format/shorten-file-name.ts';
import { errorTexts } from '../../messages/rules/errors.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { useFieldControl } from '../../ui/Field/field-context.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as styles from '../DynamicForm.css.ts';
import { useFormContext } from '../form-context.ts';
import { readFile } from '../read-file.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** One file, selected, dropped or pasted; its content becomes part of the form. */
export function FileField(props: FieldTypeProps) {
  const { state, readOnly, onChange } = props;
  const { maxFileBytes } = useFormContext().controller.parts;
  const errors = useMessages(errorTexts);
  const [problem, setProblem] = useState<AttachmentProblem | null>(null);
  const [reading, setReading] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function take(file: File): Promise<void> {
    running.current?.abort();
    const code = checkAttachment(file, maxFileBytes);
    setProblem(code);
    if (code) return;
    const abort = new AbortController();
    running.current = abort;
    setReading(true);
    try {
      const value = await readFile(file, abort.signal);
      if (!abort.signal.aborted) onChange(value);
    } catch {
      if (!abort.signal.aborted) setProblem('ATTACHMENT_ERROR');
    } finally {
      if (!abort.signal.aborted) setReading(false);
    }
  }

  const value = textOf(state.value);
  return (
    <FieldFrame {...props} problem={problem && errors[problem]} group={value !== '' || readOnly}>
      {value !== '' || readOnly ? (
        <ChosenFile value={value} onRemove={readOnly ? undefined : () => onChange(null)} />
      ) : (
        <FilePicker reading={reading} onTake={(file) => void take(file)} />
      )}
    </FieldFrame>
  );
}

function ChosenFile({ value, onRemove }: { value: string; onRemove: (() => void) | undefined }) {
  const { messages } = useFormContext();
  const locale = useLocale();
  const control = useFieldControl();
  const file = useMemo(() => parseFileValue(value), [value]);
  const name = file?.name ?? value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group named by the field's label, not a set of inputs
    <div
      id={control.id}
      role="group"
      tabIndex={-1}
      aria-labelledby={control.labelId}
      aria-describedby={control.aria['aria-describedby']}
      className={styles.file}
      data-slot="chosen-file"
      data-state={onRemove ? 'idle' : 'readonly'}
    >
      <FileText className={styles.fileIcon} />
      <span className={styles.fileName} title={name}>
        {name === '' ? messages.fileNone : shortenFileName(name)}
      </span>
      {file && <span className={styles.fileSize}>{formatFileSize(file.size, locale)}</span>}
      {onRemove && (
        <IconButton size="sm" name={messages.fileRemove(name)} icon={<Trash2 />} tooltip={false} onClick={onRemove} />
      )}
      <LiveRegion>{name === '' ? '' : messages.fileChosen(name)}</LiveRegion>
    </div>
  );
}

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

function FilePicker({ reading, onTake }: { reading: boolean; onTake: (file: File) => void }) {
  const { messages, controller } = useFormContext();
  const locale = useLocale();
  const control = useFieldControl();
  const [over, setOver] = useState(false);
  const takeFrom = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    const file = data.files[0];
    if (!file) return;
    event.preventDefault();
    onTake(file);
  };
  const handleDrag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <label
      data-slot="file-picker"
      data-state={joinClasses(over && 'over', control.invalid && 'invalid') || 'idle'}
      className={styles.picker}
      onDragOver={handleDrag(true)}
      onDragLeave={handleDrag(false)}
      onDrop={(event) => {
        setOver(false);
        takeFrom(event, event.dataTransfer);
      }}
      onPaste={(event) => takeFrom(event, event.clipboardData)}
    >
      <input
        type="file"
        id={control.id}
        accept={accept}
        aria-labelledby={control.labelId}
        aria-describedby={control.aria['aria-describedby']}
        aria-invalid={control.aria['aria-invalid']}
        disabled={reading}
        className={styles.pickerInput}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // cleared, so that selecting the same file again triggers a change
          event.target.value = '';
          if (file) onTake(file);
        }}
      />
      {reading ? <Spinner label={messages.fileReading} immediate /> : <Upload className={styles.fileIcon} />}
      <span>
        {messages.filePrompt} <span className={styles.pick}>{messages.filePick}</span>
      </span>
      <span className={styles.pickerNote}>
        {messages.fileLimits(attachmentExtensions.join(', '), formatFileSize(controller.parts.maxFileBytes, locale))}
      </span>
    </label>
  );
}
