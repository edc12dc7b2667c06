import { type Update, type UpdateAttachmentType, updateTitleMaxLength } from '@tramita/client/contract';
import { updateState } from '@tramita/client/rules';
import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DropHere } from '../../../attachments/DropHere.tsx';
import { useFileTarget } from '../../../attachments/use-file-target.ts';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { formatTime } from '../../../messages/format/format-date.ts';
import { RichTextBox } from '../../../rich-text/RichTextBox.tsx';
import type { TextTool } from '../../../rich-text/rich-text-commands.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import type { LeaveRequest } from '../../../ui/leave-request.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import { useAfterPress } from '../../../ui/use-after-press.ts';
import { useLeaveQuestion } from '../../../ui/use-leave-question.tsx';
import { EditorFiles } from './EditorFiles.tsx';
import { EditorImages } from './EditorImages.tsx';
import { EditorSchedule } from './EditorSchedule.tsx';
import { EditorTargets } from './EditorTargets.tsx';
import { EditorVideos } from './EditorVideos.tsx';
import * as styles from './UpdateEditor.css.ts';
import { type CheckedInput, shownBetween, type UpdateValues } from './update-values.ts';
import { attachmentUseOf } from './use-chosen-files.ts';
import { type UpdateFormState, useUpdateForm } from './use-update-form.ts';

export interface UpdateFormProps {
  messages: typeof updateEditorMessages;
  /** Null for a new one. */
  update: Update | null;
  onSaved: (update: Update) => void;
  onClose: () => void;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

const tools: readonly TextTool[] = ['bold', 'italic', 'heading', 'list', 'numbers', 'quote', 'link', 'undo', 'redo'];

/** The form of an update. */
export function UpdateForm({ messages, update, onSaved, onClose, leaving, onUnsavedChange }: UpdateFormProps) {
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const focus = (name: CheckedInput) => root.current?.querySelector<HTMLElement>(`[id="${id}-${name}"]`)?.focus();
  const state = useUpdateForm({
    update,
    messages,
    onWrong: focus,
    onSaved: (saved) => {
      question.allow();
      onSaved(saved);
    },
  });
  const question = useLeaveQuestion({ isUnsaved: state.isUnsaved, leaving, onUnsavedChange, onClose });
  const { form, values, chosen } = state;
  const title = form.register('title');
  const afterPress = useAfterPress();
  const { errors } = form.formState;
  const isSending = state.fraction !== null;
  const target = useFileTarget({
    isOff: isSending,
    onFiles: (files) => {
      for (const file of files) chosen.add(attachmentUseOf(file), [file]);
    },
  });
  const change = <Name extends keyof UpdateValues>(name: Name, value: UpdateValues[Name]) => {
    form.setValue(name, value as never, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
    if (name in errors) void form.trigger(name);
  };
  const messageOf = (name: CheckedInput): string | undefined => {
    const error: { message?: unknown } | undefined = errors[name];
    return typeof error?.message === 'string' ? error.message : undefined;
  };
  const saved = (type: UpdateAttachmentType) => update?.attachments.filter((one) => one.type === type) ?? [];
  const attachments = {
    messages,
    chosen,
    removed: values.removed,
    onRemovedChange: (removed: readonly number[]) => change('removed', removed),
    isLocked: isSending,
  };
  return (
    <form
      ref={root}
      className={styles.editor}
      noValidate
      aria-label={update ? messages.editTitle : messages.newTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
      {...target.handlers}
    >
      {target.isOver && <DropHere />}
      <div className={styles.scroll}>
        <div className={styles.page}>
          <h2 className={styles.heading}>{update ? messages.editTitle : messages.newTitle}</h2>
          <div className={styles.notices}>
            {state.failure && (
              <Notice tone="danger" title={state.failure.title}>
                {state.failure.reason}
              </Notice>
            )}
            {state.isRestored && (
              <Notice
                tone="info"
                title={messages.restored}
                actions={
                  <Button size="sm" onClick={() => setDiscarding(true)}>
                    {messages.discard}
                  </Button>
                }
              />
            )}
          </div>
          <div className={styles.columns}>
            <div className={styles.column}>
              <Field
                id={`${id}-title`}
                label={messages.title}
                required
                error={messageOf('title')}
                counter={{ length: Array.from(values.title.trim()).length, max: updateTitleMaxLength }}
              >
                <TextInput
                  autoComplete="off"
                  readOnly={isSending}
                  {...title}
                  onBlur={(event) => afterPress(() => void title.onBlur(event))}
                />
              </Field>
              <Field id={`${id}-description`} label={messages.description} error={messageOf('description')} group>
                <RichTextBox
                  html={values.description}
                  onChange={(html) => change('description', html ?? '')}
                  readOnly={false}
                  tools={tools}
                  tall
                />
              </Field>
              <EditorImages {...attachments} saved={saved('IMAGE')} />
              <EditorVideos
                {...attachments}
                id={`${id}-videos`}
                saved={saved('VIDEO')}
                videos={values.videos}
                onVideosChange={(videos) => change('videos', videos)}
                error={messageOf('videos')}
              />
              <EditorFiles {...attachments} saved={saved('FILE')} />
              {state.fileProblem && (
                <p role="alert" className={styles.problem}>
                  {state.fileProblem}
                </p>
              )}
            </div>
            <div className={styles.column}>
              <EditorSchedule
                id={id}
                messages={messages}
                values={values}
                onChange={(name, part) => change(name, { ...form.getValues(name), ...part })}
                errors={{ publishAt: messageOf('publishAt'), expiresAt: messageOf('expiresAt') }}
              />
              <EditorTargets
                id={id}
                messages={messages}
                values={values}
                onChange={change}
                errors={{ groups: messageOf('groups'), departments: messageOf('departments') }}
              />
            </div>
          </div>
        </div>
      </div>
      <EditorFoot messages={messages} state={state} isNew={update === null} onCancel={question.ask} />
      <ConfirmDialog
        open={isDiscarding}
        tone="danger"
        title={messages.discardQuestion}
        confirmLabel={messages.discardConfirm}
        onConfirm={() => {
          setDiscarding(false);
          state.discard();
        }}
        onCancel={() => setDiscarding(false)}
      >
        {messages.discardDetail}
      </ConfirmDialog>
      {question.dialog}
    </form>
  );
}

interface EditorFootProps {
  messages: typeof updateEditorMessages;
  state: UpdateFormState;
  isNew: boolean;
  onCancel: () => void;
}

function EditorFoot({ messages, state, isNew, onCancel }: EditorFootProps) {
  const { now } = useUiEnvironment();
  const { publishAt } = shownBetween(state.values);
  const isPlanned = updateState(publishAt ? { publishAt: publishAt.toISOString() } : {}, now()) === 'planned';
  const percent = state.fraction === null ? null : Math.round(state.fraction * 100);
  return (
    <div className={styles.foot} data-action-bar="">
      {percent !== null && (
        <ProgressBar className={styles.progress} value={percent} label={messages.sending(percent)} />
      )}
      <span className={styles.footNote} role="status">
        {percent !== null ? messages.sending(percent) : state.draftAt && messages.draft(formatTime(state.draftAt))}
      </span>
      {percent !== null ? (
        <Button size="action" onClick={state.stop}>
          {messages.stopSending}
        </Button>
      ) : (
        <Button size="action" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
      <Button size="action" variant="primary" type="submit" icon={<Send />} busy={percent !== null}>
        {isPlanned ? messages.plan : isNew ? messages.publish : messages.save}
      </Button>
    </div>
  );
}
