import type { SelectOption } from '@tramita/client/contract';
import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { LiveRegion } from '../../../../ui/LiveRegion/LiveRegion.tsx';
import { useUiEnvironment } from '../../../../ui/ui-environment.ts';
import * as styles from '../FieldEditor.css.ts';
import { readOptionFile } from './read-option-file.ts';

interface OptionImportProps {
  messages: typeof modelerFieldsMessages;
  /** Replaces the current options with those of the file. */
  onImport: (options: readonly SelectOption[]) => void;
}

/** A button that imports options from a spreadsheet, with the result of the import. */
export function OptionImport({ messages, onImport }: OptionImportProps) {
  const { messages: common } = useUiEnvironment();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; isWrong: boolean } | null>(null);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    latest.current += 1;
    const own = latest.current;
    setReading(true);
    setOutcome(null);
    const read = await readOptionFile(file);
    if (latest.current !== own) return;
    setReading(false);
    if (read.ok) {
      setOutcome({ text: messages.imported(read.options.length, read.skipped), isWrong: false });
      onImport(read.options);
    } else {
      setOutcome({ text: read.problem === 'partFailed' ? common.partFailed : messages[read.problem], isWrong: true });
    }
  };
  return (
    <>
      <Button
        size="sm"
        icon={<FileSpreadsheet />}
        busy={isReading}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {messages.importOptions}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.xls,.xlsx"
        aria-label={messages.importOptions}
        hidden
        data-slot="option-file"
        onChange={(event) => void handleFile(event)}
      />
      <p id={id} className={styles.groupNote}>
        {messages.importHint}
      </p>
      {outcome && <p className={outcome.isWrong ? styles.warning : styles.groupNote}>{outcome.text}</p>}
      <LiveRegion>{outcome?.text ?? ''}</LiveRegion>
    </>
  );
}
