import { type FormField, type FormValues, motiveMaxLength } from '@tramita/client/contract';
import { checkMotive } from '@tramita/client/rules';
import { type FormEvent, useId, useState } from 'react';
import { DynamicForm } from '../../../form/DynamicForm.tsx';
import { DraftNote } from '../../../form/draft/DraftNote.tsx';
import { useDynamicForm } from '../../../form/use-dynamic-form.ts';
import { useFormServices } from '../../../form/use-form-services.ts';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { motiveTexts } from '../../../messages/rules/motives.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import * as styles from './BulkFinishDialog.css.ts';
import type { FinishKind } from './finish-kind.ts';

export interface BulkFinishDialogProps {
  open: boolean;
  kind: FinishKind;
  /** Number of tasks. */
  tasks: number;
  /** Fields of the step; null while they load. */
  fields: readonly FormField[] | null;
  /** Key under which typed input is stored. */
  draftKey: string;
  messages: typeof taskInboxBulkMessages;
  isBusy: boolean;
  /** Why the last attempt failed; everything typed stays. */
  problem: string | null;
  /** Reason of a rejection, as typed so far. */
  motive: string;
  onMotiveChange: (motive: string) => void;
  /** `forget` deletes the draft, once the action succeeded. */
  onConfirm: (values: FormValues, motive: string, forget: () => void) => void;
  onClose: () => void;
}

/** The shared form of several tasks of one step, and their decision. */
export function BulkFinishDialog(props: BulkFinishDialogProps) {
  const { open, kind, tasks, fields, messages, isBusy, onClose } = props;
  const formId = useId();
  const titles = { approve: messages.approveTitle, reject: messages.rejectTitle, complete: messages.completeTitle };
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={titles[kind](tasks)}
      width={640}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button size="action" onClick={onClose}>
            {messages.back}
          </Button>
          <Button
            size="action"
            variant={kind === 'reject' ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={isBusy}
            disabled={fields === null}
          >
            {messages[kind]}
          </Button>
        </>
      }
    >
      {fields ? (
        <FinishForm {...props} fields={fields} id={formId} />
      ) : (
        <div role="status" aria-label={messages.formLoading}>
          <Skeleton height={120} />
        </div>
      )}
    </DialogWindow>
  );
}

function FinishForm(props: BulkFinishDialogProps & { id: string; fields: readonly FormField[] }) {
  const motiveWords = useMessages(motiveTexts);
  const { id, kind, tasks, fields, draftKey, messages, isBusy, problem, motive, onConfirm } = props;
  const { client, now } = useTramita();
  const [startedAt] = useState(now);
  const form = useDynamicForm({ fields, now: startedAt, draftKey });
  const services = useFormServices(client);
  const [wasAsked, setWasAsked] = useState(false);
  const wrongMotive = kind === 'reject' ? motiveProblem(motive, messages, motiveWords) : null;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasAsked(true);
    const result = form.submit();
    if (!result.ok || isBusy) return;
    if (wrongMotive) event.currentTarget.querySelector<HTMLElement>('[data-motive] textarea')?.focus();
    else onConfirm(result.values, motive.trim(), form.clearDraft);
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.quiet}>
        {fields.length === 0 ? messages.noFields : messages.sharedForm(tasks)} <DraftNote controller={form} />
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {fields.length > 0 && <DynamicForm controller={form} services={services} invalidNotice="snackbar" />}
      {kind === 'reject' && (
        <div data-motive="">
          <Field
            label={messages.motive}
            required
            counter={{ length: motive.length, max: motiveMaxLength }}
            error={wasAsked || motive.length > motiveMaxLength ? wrongMotive : null}
          >
            <TextArea minRows={3} value={motive} onChange={(event) => props.onMotiveChange(event.target.value)} />
          </Field>
        </div>
      )}
    </form>
  );
}

function motiveProblem(
  motive: string,
  messages: typeof taskInboxBulkMessages,
  texts: typeof motiveTexts,
): string | null {
  const found = checkMotive(motive, texts);
  return found === texts.motiveRequired ? messages.motiveRequired : found;
}
