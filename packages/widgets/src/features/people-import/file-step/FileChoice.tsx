import { importFileMaxBytes, importLinesMax } from '@tramita/client/contract';
import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import * as attachments from '../../../attachments/attachments.css.ts';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { formatFileSize, formatInteger } from '../../../messages/format/format-number.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import * as styles from './FileStep.css.ts';

interface FileChoiceProps {
  /** Id of the button that opens the file dialog. */
  id: string;
  messages: typeof peopleImportMessages;
  /** Why there is no file to send. */
  error: string | null;
  isOff: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The chosen file. */
  children: ReactNode;
}

/** The area that names the accepted files and opens the file dialog. Files can be dropped on the whole page. */
export function FileChoice({ id, messages, error, isOff, onFiles, children }: FileChoiceProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const limits = messages.limits(formatFileSize(importFileMaxBytes, locale), formatInteger(importLinesMax, locale));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers
    <div role="group" aria-label={messages.chosenFile} className={styles.file}>
      <div data-state={error === null ? 'idle' : 'invalid'} className={attachments.drop}>
        <Upload aria-hidden="true" />
        <span>
          {messages.dropStart}{' '}
          <button
            type="button"
            id={id}
            className={attachments.choose}
            aria-describedby={`${id}-limits ${id}-error`}
            aria-disabled={isOff || undefined}
            onClick={() => isOff || input.current?.click()}
          >
            {messages.choose}
          </button>
        </span>
        <span id={`${id}-limits`} className={attachments.limits}>
          {limits}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.xlsx"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // so that the same file can be chosen again after it was corrected
            target.value = '';
            onFiles(files);
          }}
        />
      </div>
      <div id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </div>
      {children}
    </div>
  );
}
