import { addComment, commentMaxLength, listComments } from '@tramita/client/contract';
import { commentErrorMessage } from '@tramita/client/rules';
import { type FormEvent, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useInvalidate } from '../../../calls/use-invalidate.ts';
import { refusalOf, useSend } from '../../../calls/use-send.ts';
import { failureMessages, failureOf } from '../../../messages/failures.ts';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { errorTexts } from '../../../messages/rules/errors.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { RelativeTime } from '../../../ui/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import * as styles from '../TaskDetail.css.ts';

export interface TaskCommentsProps {
  /** IDK of the request. */
  idk: number;
  messages: typeof taskDetailMessages;
  /** Whether they are only listed. */
  readOnly: boolean;
  /** The typed text; stored outside so that it survives another tab and a reload. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Called after a comment was added. */
  onAdded: () => void;
}

/** The comments of a request, oldest first, and the field for a new one. */
export function TaskComments(props: TaskCommentsProps) {
  const { idk, messages, readOnly } = props;
  const comments = useCall(listComments, { params: { id: idk } });
  return (
    <>
      {comments.isLoading && <Skeleton height={48} />}
      {comments.problem && !comments.data && (
        <ErrorState title={messages.commentsFailed} error={comments.problem.error} onRetry={comments.retry} />
      )}
      {comments.data?.length === 0 && <p className={styles.none}>{messages.noComments}</p>}
      <ol className={styles.comments}>
        {comments.data?.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <Avatar
              name={comment.assignee.completeName ?? comment.assignee.nickName}
              src={comment.assignee.picture}
              size="md"
            />
            <div className={styles.commentHead}>
              <b>{comment.assignee.nickName}</b>
              {comment.onBehalfOf && <>, {messages.actingFor(comment.onBehalfOf.nickName)}</>}{' '}
              <RelativeTime value={comment.createdAt} className={styles.quiet} />
            </div>
            <p className={styles.commentText}>{comment.comments}</p>
          </li>
        ))}
      </ol>
      {!readOnly && <NewComment {...props} />}
    </>
  );
}

function NewComment({ idk, messages, draft, onDraftChange, onAdded }: TaskCommentsProps) {
  const errors = useMessages(errorTexts);
  const failures = useMessages(failureMessages);
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const [isBusy, setBusy] = useState(false);
  const { send } = useSend({
    isExpected: () => true,
    onFailed: (error) => {
      const refusal = refusalOf(error);
      const title =
        refusal?.status === 400 ? commentErrorMessage(refusal.errorCode, errors) : errors.unknownCommentError;
      snackbars.error(title, {
        detail: failureOf(error, { title, detail: messages.commentFailedDetail }, failures).detail,
      });
    },
  });
  const add = async (text: string) => {
    setBusy(true);
    if (await send(addComment, { params: { id: idk }, body: { comments: text } })) {
      onDraftChange('');
      await invalidate(listComments);
      onAdded();
    }
    setBusy(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text && !isBusy) void add(text);
  };
  return (
    <form className={styles.say} data-action-bar="" onSubmit={handleSubmit}>
      <Field label={messages.commentLabel} hideLabel className={styles.sayField}>
        <TextArea
          minRows={1}
          maxLength={commentMaxLength}
          placeholder={messages.commentPlaceholder}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
        />
      </Field>
      <Button type="submit" size="action" busy={isBusy}>
        {messages.commentSend}
      </Button>
    </form>
  );
}
