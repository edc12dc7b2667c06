import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { DropHere } from '../../../attachments/DropHere.tsx';
import { usePageDrop } from '../../../attachments/use-page-drop.ts';
import { decodeText } from '../../../file-reading/decode-text.ts';
import { bpmnMessages } from '../../../messages/features/modeler/bpmn.ts';
import type { transferMessages } from '../../../messages/features/modeler/transfer.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { useLeaveQuestion } from '../../../ui/use-leave-question.tsx';
import * as styles from './ImportDialog.css.ts';
import { type ReadImport, readImport } from './read-import.ts';

interface ImportTextProps {
  messages: typeof transferMessages;
  onRead: (read: ReadImport) => void;
  onClose: () => void;
}

const textOf = async (file: File) => decodeText(new Uint8Array(await file.arrayBuffer()));

/** Input for a pasted process, or its file. */
export function ImportText({ messages, onRead, onClose }: ImportTextProps) {
  const bpmnTexts = useMessages(bpmnMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const isUnsaved = text.trim() !== '';
  const question = useLeaveQuestion({ isUnsaved, leaving: null, onUnsavedChange: undefined, onClose });

  const read = async (source: string | File) => {
    setProblem(null);
    setReading(true);
    // a file that the browser cannot read is treated like one without a process
    const content = typeof source === 'string' ? source : await textOf(source).catch(() => '');
    const found = await readImport(content, bpmnTexts);
    setReading(false);
    if (found) return onRead(found);
    setProblem(`${messages.importFailed}. ${messages.importFailedDetail}`);
    area.current?.focus();
  };
  const isOver = usePageDrop(([file, ...others]) => {
    if (others.length > 0) setProblem(messages.oneFile);
    else if (file) void read(file);
  });
  return (
    <DialogWindow
      open
      onClose={question.ask}
      title={messages.importTitle}
      initialFocus={area}
      footer={
        <>
          <Button size="action" onClick={question.ask}>
            {messages.close}
          </Button>
          <Button size="action" variant="primary" busy={isReading} onClick={() => void read(text)}>
            {messages.import}
          </Button>
        </>
      }
      footerStart={
        <Button icon={<FileUp />} onClick={() => picker.current?.click()}>
          {messages.chooseFile}
        </Button>
      }
    >
      <div className={styles.body}>
        {isOver && <DropHere label={messages.dropHere} />}
        <p className={styles.quiet}>
          {messages.importHint} {messages.importReplaces}
        </p>
        <Field label={messages.importText} error={problem}>
          <TextArea
            ref={area}
            minRows={10}
            className={styles.source}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
        </Field>
        {question.dialog}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={messages.chooseFile}
          accept=".json,.bpmn,.xml,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // allows choosing the same file again after it was corrected
            event.target.value = '';
            if (file) void read(file);
          }}
        />
      </div>
    </DialogWindow>
  );
}
