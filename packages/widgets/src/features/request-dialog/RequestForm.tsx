import type { FormField, Service } from '@tramita/client/contract';
import { canRequestOnBehalf } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { DynamicForm } from '../../form/DynamicForm.tsx';
import { DraftChanges } from '../../form/draft/DraftChanges.tsx';
import { DraftGaps } from '../../form/draft/DraftGaps.tsx';
import { DraftNote } from '../../form/draft/DraftNote.tsx';
import { requestDraftKey } from '../../form/draft/draft-keys.ts';
import { FormSection } from '../../form/FormSection.tsx';
import { useValueLanguage } from '../../form/language/use-value-language.ts';
import { useDynamicForm } from '../../form/use-dynamic-form.ts';
import { useFormServices } from '../../form/use-form-services.ts';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { OnBehalfPicker } from './OnBehalfPicker.tsx';
import { RequestAttachments } from './RequestAttachments.tsx';
import * as styles from './RequestDialog.css.ts';
import type { SentRequest } from './RequestSent.tsx';
import { requestBody } from './request-body.ts';
import { type RequestFrame, type RequestUser, requestDialogWidth } from './request-frame.ts';
import { requestSummary } from './request-summary.ts';
import type { OnBehalf } from './use-on-behalf.ts';
import { useRequestFiles } from './use-request-files.ts';
import { useRequestSending } from './use-request-sending.ts';

export interface RequestFormProps {
  service: Service;
  user: RequestUser;
  fields: readonly FormField[];
  isAttachmentRequired: boolean;
  onBehalf: OnBehalf;
  frame: RequestFrame;
  messages: typeof requestDialogMessages;
  onStarted: (sent: SentRequest) => void;
  onClose: () => void;
}

/** The dialog while a request is being written. */
export function RequestForm(props: RequestFormProps) {
  const language = useValueLanguage();
  const { service, user, fields, isAttachmentRequired, onBehalf, frame, messages, onClose } = props;
  const { person } = onBehalf;
  const { client, now } = useTramita();
  const { messages: common } = useUiEnvironment();
  const [openedAt] = useState(now);
  const [isLeaving, setLeaving] = useState(false);
  const [lacksFile, setLacksFile] = useState(false);
  const behalf = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLDivElement>(null);
  const form = useDynamicForm({ fields, now: openedAt, draftKey: requestDraftKey(service.parentId) });
  const services = useFormServices(client);
  const attached = useRequestFiles();
  const hasFiles = attached.accepted.length > 0;
  useEffect(() => form.parts.noteAttachments(hasFiles), [form, hasFiles]);
  const sending = useRequestSending({
    service,
    messages,
    onStarted: (started) => {
      form.clearDraft();
      onBehalf.forget();
      props.onStarted({
        started,
        summary: requestSummary(fields, form.model.submission(), form.parts.labels, language),
        fileCount: attached.accepted.length,
        forPerson: person && `${person.firstName} ${person.lastName}`,
      });
    },
    onFormRefused: (error) => form.setServerProblems(error.fields),
  });

  const isFileMissing = isAttachmentRequired && attached.accepted.length === 0;
  const handleSend = () => {
    if (sending.isSending || onBehalf.isChecking) return;
    if (onBehalf.problem) {
      onBehalf.recheck();
      behalf.current?.querySelector('input')?.focus();
      return;
    }
    setLacksFile(isFileMissing);
    const result = form.submit();
    if (result.ok && isFileMissing) files.current?.querySelector('button')?.focus();
    if (!result.ok || isFileMissing) return;
    const values = requestBody(fields, result.values);
    void sending.send({ values, files: attached.accepted, forUser: person?.userName ?? null });
  };
  const handleClose = () => {
    if (sending.isSending) return;
    if (form.isDirty() || person || attached.files.length > 0) setLeaving(true);
    else onClose();
  };

  return (
    <DialogWindow
      open
      {...frame}
      width={requestDialogWidth}
      onClose={handleClose}
      closeOnOutsidePress={false}
      footerStart={<Foot form={form} isSending={sending.isSending} fraction={sending.fraction} messages={messages} />}
      footer={
        <>
          <Button size="action" disabled={sending.isSending && !sending.cancel} onClick={sending.cancel ?? handleClose}>
            {sending.cancel ? messages.cancelSending : messages.cancel}
          </Button>
          <Button
            size="action"
            variant="primary"
            busy={sending.isSending}
            disabledReason={onBehalf.isChecking ? messages.onBehalfChecking : null}
            // the field keeps the focus until the click is whole: a check on leaving it would move the button away
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.currentTarget.focus();
              handleSend();
            }}
          >
            {messages.send}
          </Button>
        </>
      }
    >
      {sending.problem && (
        <div className={styles.notice}>
          <Notice tone="danger" title={sending.problem.title} reveal>
            {sending.problem.detail}
          </Notice>
        </div>
      )}
      <DraftChanges controller={form} />
      <DraftGaps controller={form} attachmentsLabel={messages.attachments} />
      {fields.length === 0 && <p className={styles.quiet}>{messages.noFields}</p>}
      <DynamicForm
        controller={form}
        services={services}
        sections="track"
        readOnly={sending.isSending}
        leading={
          canRequestOnBehalf(user) && (
            <FormSection
              title={messages.onBehalf}
              state={onBehalf.problem ? 'fail' : person ? 'done' : 'ahead'}
              note={messages.onBehalfNote}
            >
              <div ref={behalf}>
                <OnBehalfPicker
                  onBehalf={onBehalf}
                  exclude={user.id}
                  isLocked={sending.isSending}
                  messages={messages}
                />
              </div>
            </FormSection>
          )
        }
        trailing={
          <RequestAttachments
            area={files}
            attached={attached}
            isRequired={isAttachmentRequired}
            isMissing={lacksFile && isFileMissing}
            isLocked={sending.isSending}
            messages={messages}
          />
        }
      />
      <ConfirmDialog
        open={isLeaving}
        title={common.unsavedQuestion}
        confirmLabel={common.unsavedLeave}
        cancelLabel={common.unsavedStay}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </DialogWindow>
  );
}

interface FootProps {
  form: ReturnType<typeof useDynamicForm>;
  isSending: boolean;
  fraction: number | null;
  messages: typeof requestDialogMessages;
}

function Foot({ form, isSending, fraction, messages }: FootProps) {
  if (!isSending) return <DraftNote controller={form} />;
  return (
    <span className={styles.foot} role="status">
      <span className={styles.footWarning}>{messages.sending}</span>
      {fraction !== null && fraction < 1 && <span>{messages.sendingFiles(Math.round(fraction * 100))}</span>}
    </span>
  );
}
