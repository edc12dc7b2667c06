import { listTags, type TaskTag } from '@tramita/client/contract';
import { TagIcon } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useCall } from '../calls/use-call.ts';
import { taskActionsMessages } from '../messages/task-actions.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import type { TaskActionDialogProps } from './task-action-dialog.ts';
import * as styles from './task-actions.css.ts';

/** Props of {@link TagDialog}; the result is the id of a tag, or null to remove the tag. */
export interface TagDialogProps extends TaskActionDialogProps<number | null> {
  /** Id of the current tag, if there is a single task. @default null */
  current?: number | null;
}

/** Asks which tag to set on one or several tasks, or whether to remove their tag. */
export function TagDialog(props: TagDialogProps) {
  const { open, tasks, isBusy, onClose } = props;
  const messages = useMessages(taskActionsMessages);
  const formId = useId();
  const [choice, setChoice] = useState<number | null>();
  const handleClose = () => {
    setChoice(undefined);
    onClose();
  };
  return (
    <DialogWindow
      open={open}
      onClose={handleClose}
      title={messages.tagTitle(tasks)}
      width={420}
      phone="sheet"
      footer={
        <>
          <Button size="action" onClick={handleClose}>
            {messages.back}
          </Button>
          <Button
            size="action"
            variant="primary"
            type="submit"
            form={formId}
            busy={isBusy}
            disabledReason={choice === undefined ? messages.tagRequired : null}
          >
            {messages.confirmTag}
          </Button>
        </>
      }
    >
      <TagForm {...props} id={formId} messages={messages} choice={choice} onChoose={setChoice} />
    </DialogWindow>
  );
}

interface TagFormProps extends TagDialogProps {
  id: string;
  messages: typeof taskActionsMessages;
  /** Undefined while nothing is selected. */
  choice: number | null | undefined;
  onChoose: (choice: number | null) => void;
}

function TagForm({ id, messages, choice, onChoose, isBusy, problem, current = null, onConfirm }: TagFormProps) {
  const tags = useTags();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (choice !== undefined && !isBusy) onConfirm(choice);
  };
  return (
    <form id={id} className={styles.form} onSubmit={handleSubmit}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {tags.isLoading && <Skeleton height={120} />}
      {tags.problem && !tags.data && (
        <ErrorState
          title={messages.tagsFailed}
          error={tags.problem.error}
          retrying={tags.isFetching}
          onRetry={tags.retry}
        />
      )}
      {tags.data && (
        <fieldset className={styles.tags} aria-label={messages.tags}>
          {tags.data.length === 0 && <p className={styles.quiet}>{messages.noTags}</p>}
          {tags.data.map((tag) => (
            <TagChoice
              key={tag.id}
              name={id}
              tag={tag}
              note={tag.id === current ? messages.currentTag : (tag.description ?? null)}
              isChosen={choice === tag.id}
              onChoose={() => onChoose(tag.id)}
            />
          ))}
          <div className={styles.removal}>
            <label className={styles.tag}>
              <input
                type="radio"
                className={styles.radio}
                name={id}
                checked={choice === null}
                onChange={() => onChoose(null)}
              />
              <TagIcon className={styles.noDot} aria-hidden="true" />
              <span className={styles.tagWords}>{messages.removeTag}</span>
            </label>
          </div>
        </fieldset>
      )}
    </form>
  );
}

interface TagChoiceProps {
  name: string;
  tag: TaskTag;
  note: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

function TagChoice({ name, tag, note, isChosen, onChoose }: TagChoiceProps) {
  return (
    <label className={styles.tag}>
      <input type="radio" className={styles.radio} name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.dot} style={{ backgroundColor: tag.color }} aria-hidden="true" />
      <span className={styles.tagWords}>
        {tag.name}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

/** Loads the available tags when the dialog opens. */
const useTags = () => useCall(listTags, {}, { staleTime: 60_000 });
