import { type Import, importKindSchema, importKinds } from '@tramita/client/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as attachments from '../../../attachments/attachments.css.ts';
import { DropHere } from '../../../attachments/DropHere.tsx';
import { FileRow } from '../../../attachments/FileRow.tsx';
import { useFileTarget } from '../../../attachments/use-file-target.ts';
import type { ListState } from '../../../lists/list-state.ts';
import { failureMessages, failureOf } from '../../../messages/failures.ts';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import * as frame from '../PeopleImport.css.ts';
import { FileChoice } from './FileChoice.tsx';
import * as styles from './FileStep.css.ts';
import { fileProblem, type ImportDraft, sourceProblem } from './import-file.ts';
import { RecentImports } from './RecentImports.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { useImportUpload } from './use-import-upload.ts';

interface FileStepProps {
  messages: typeof peopleImportMessages;
  draft: ImportDraft;
  onDraftChange: (draft: ImportDraft) => void;
  /** The last imports, newest first. */
  recent: ListState<Import>;
  onOpen: (importId: number) => void;
}

/** The first step: what the file contains, its source, and the file itself. */
export function FileStep({ messages, draft, onDraftChange, recent, onOpen }: FileStepProps) {
  const locale = useLocale();
  const failures = useMessages(failureMessages);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const source = draft.source ?? sourceOfLast(recent.rows, draft.kind) ?? messages.defaultSource;
  const upload = useImportUpload({
    messages,
    onSent: ({ id }) => onOpen(id),
    onUnreadable: () => {
      setRefusal(messages.fileChanged);
      onDraftChange({ ...draft, file: null });
    },
  });
  const isSending = upload.fraction !== null;
  const change = (part: Partial<ImportDraft>) => {
    upload.clear();
    onDraftChange({ ...draft, ...part });
  };
  const take = (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    const problem = others.length > 0 ? messages.oneFile : fileProblem(file, messages, locale);
    setRefusal(problem);
    change({ file: problem === null ? file : null });
  };
  const target = useFileTarget({ isOff: isSending, onFiles: take });
  const wrongSource = isSubmitted ? sourceProblem(source, messages) : null;
  const wrongFile = refusal ?? (isSubmitted && !draft.file ? messages.chooseFirst : null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSubmitted(true);
    if (sourceProblem(source, messages) !== null) return focusOn(form.current, `${formId}-source`);
    if (!draft.file) return focusOn(form.current, `${formId}-file`);
    void upload.start(draft, source.trim(), draft.file);
  };

  return (
    <div className={frame.columns} {...target.handlers}>
      {target.isOver && <DropHere label={messages.dropHere} />}
      <form ref={form} noValidate aria-label={messages.file} className={styles.form} onSubmit={handleSubmit}>
        {upload.problem && (
          <Notice tone="danger" title={upload.problem.title}>
            {upload.problem.reason ?? failureOf(upload.problem.error, { title: messages.sendFailed }, failures).detail}
          </Notice>
        )}
        <div className={styles.pair}>
          <Field label={messages.kind} readOnly={isSending}>
            <Select
              value={draft.kind}
              options={importKinds.map((kind) => ({ value: kind, label: messages[kind] }))}
              onValueChange={(kind) => change({ kind: importKindSchema.parse(kind) })}
            />
          </Field>
          <Field
            id={`${formId}-source`}
            label={messages.source}
            hint={messages.sourceHint}
            error={wrongSource ?? upload.refusedFields['source']}
            required
            readOnly={isSending}
          >
            <TextInput
              value={source}
              autoComplete="off"
              onChange={({ target: { value } }) => change({ source: value })}
            />
          </Field>
        </div>
        {draft.kind === 'people' && (
          <Checkbox
            label={messages.complete}
            note={messages.completeNote}
            checked={draft.complete}
            disabled={isSending}
            onCheckedChange={(complete) => change({ complete })}
          />
        )}
        <TemplateButtons messages={messages} kind={draft.kind} />
        <FileChoice
          id={`${formId}-file`}
          messages={messages}
          error={wrongFile ?? upload.refusedFields['file'] ?? null}
          isOff={isSending}
          onFiles={take}
        >
          {draft.file && (
            <ul className={attachments.fileGrid}>
              <FileRow
                name={draft.file.name}
                size={draft.file.size}
                fraction={upload.fraction}
                onRemove={isSending ? upload.cancel : () => change({ file: null })}
              />
            </ul>
          )}
        </FileChoice>
        <div className={styles.actions}>
          <span className={styles.hint}>{messages.startHint}</span>
          <Button type="submit" variant="primary" size="action" busy={isSending}>
            {messages.start}
          </Button>
        </div>
      </form>
      <RecentImports messages={messages} list={recent} onOpen={onOpen} />
    </div>
  );
}

/** Returns the name of the source of the last import, of the same kind if possible; undefined before the first import. */
const sourceOfLast = (imports: readonly Import[], kind: Import['kind']): string | undefined =>
  (imports.find((item) => item.kind === kind) ?? imports[0])?.source.name;

function focusOn(form: HTMLFormElement | null, id: string): void {
  form?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
}
