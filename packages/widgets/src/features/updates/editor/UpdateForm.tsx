import { type UpdateAttachmentType, updateTitleMaxLength } from '@tramita/client/contract';
import { updateState } from '@tramita/client/rules';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { DropHere } from '../../../attachments/DropHere.tsx';
import { useFileTarget } from '../../../attachments/use-file-target.ts';
import { EditNotices } from '../../../lists/EditNotices.tsx';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { formatTime } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { editorPart, RichTextBox } from '../../../rich-text/RichTextBox.tsx';
import type { TextTool } from '../../../rich-text/rich-text-commands.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { usePrerendered } from '../../../ui/lazy-part.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import { EditorFiles } from './EditorFiles.tsx';
import { EditorImages } from './EditorImages.tsx';
import { EditorSchedule } from './EditorSchedule.tsx';
import { EditorTargets } from './EditorTargets.tsx';
import { EditorVideos } from './EditorVideos.tsx';
import * as styles from './UpdateEditor.css.ts';
import { shownBetween } from './update-values.ts';
import { attachmentUseOf } from './use-chosen-files.ts';
import { type UpdateFormOptions, type UpdateFormState, useUpdateForm } from './use-update-form.ts';

const tools: readonly TextTool[] = ['bold', 'italic', 'heading', 'list', 'numbers', 'quote', 'link', 'undo', 'redo'];

/** The form of an update. */
export function UpdateForm(props: UpdateFormOptions) {
  usePrerendered(editorPart);
  const { messages } = props;
  const [isDiscarding, setDiscarding] = useState(false);
  const state = useUpdateForm(props);
  const { form, chosen, update } = state;
  const { values } = form;
  const isSending = state.fraction !== null;
  const target = useFileTarget({
    isOff: isSending,
    onFiles: (files) => {
      for (const file of files) chosen.add(attachmentUseOf(file), [file]);
    },
  });
  const saved = (type: UpdateAttachmentType) => update?.attachments.filter((one) => one.type === type) ?? [];
  const attachments = {
    messages,
    chosen,
    removed: values.removed,
    onRemovedChange: (removed: readonly number[]) => form.change({ removed }),
    isLocked: isSending,
  };
  return (
    <form
      ref={form.root}
      className={styles.editor}
      noValidate
      aria-label={update ? messages.editTitle : messages.newTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      {...target.handlers}
    >
      {target.isOver && <DropHere />}
      <div className={styles.scroll}>
        <div className={styles.page}>
          <h2 className={styles.heading}>{update ? messages.editTitle : messages.newTitle}</h2>
          <div className={styles.notices}>
            <EditNotices form={form} />
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
                {...form.field('title')}
                label={messages.title}
                required
                counter={{ length: Array.from(values.title.trim()).length, max: updateTitleMaxLength }}
              >
                <TextInput {...form.text('title')} autoComplete="off" readOnly={isSending} />
              </Field>
              <Field {...form.field('description')} label={messages.description} group>
                <RichTextBox
                  html={values.description}
                  onChange={(html) => form.change({ description: html ?? '' })}
                  readOnly={false}
                  tools={tools}
                  tall
                />
              </Field>
              <EditorImages {...attachments} saved={saved('IMAGE')} />
              <EditorVideos
                {...attachments}
                id={form.field('videos').id}
                saved={saved('VIDEO')}
                videos={values.videos}
                onVideosChange={(videos) => form.change({ videos })}
                error={form.problems.videos}
              />
              <EditorFiles {...attachments} saved={saved('FILE')} />
              {state.fileProblem && (
                <p role="alert" className={styles.problem}>
                  {state.fileProblem}
                </p>
              )}
            </div>
            <div className={styles.column}>
              <EditorSchedule messages={messages} form={form} />
              <EditorTargets messages={messages} form={form} />
            </div>
          </div>
        </div>
      </div>
      <EditorFoot messages={messages} state={state} isNew={update === null} />
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
      {form.question}
    </form>
  );
}

interface EditorFootProps {
  messages: typeof updateEditorMessages;
  state: UpdateFormState;
  isNew: boolean;
}

function EditorFoot({ messages, state, isNew }: EditorFootProps) {
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const { publishAt } = shownBetween(state.form.values);
  const isPlanned = updateState(publishAt ? { publishAt: publishAt.toISOString() } : {}, now()) === 'planned';
  const percent = state.fraction === null ? null : Math.round(state.fraction * 100);
  return (
    <div className={styles.foot} data-action-bar="">
      {percent !== null && (
        <ProgressBar className={styles.progress} value={percent} label={messages.sending(percent)} />
      )}
      <span className={styles.footNote} role="status">
        {percent !== null
          ? messages.sending(percent)
          : state.draftAt && messages.draft(formatTime(state.draftAt, locale))}
      </span>
      {percent !== null ? (
        <Button size="action" onClick={state.stop}>
          {messages.stopSending}
        </Button>
      ) : (
        <Button size="action" onClick={state.form.close}>
          {messages.cancel}
        </Button>
      )}
      <Button size="action" variant="primary" type="submit" icon={<Send />} busy={percent !== null}>
        {isPlanned ? messages.plan : isNew ? messages.publish : messages.save}
      </Button>
    </div>
  );
}
