import { npsCommentMaxLength } from '@tramita/client/contract';
import { useId } from 'react';
import { basicMessages } from '../../messages/basic.ts';
import type { npsFormMessages } from '../../messages/features/nps-form.ts';
import { useUiMessages } from '../../ui/ui-surroundings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NpsForm.css.ts';

export interface NpsCommentProps {
  value: string;
  onChange: (comment: string) => void;
  locked: boolean;
  messages: typeof npsFormMessages;
}

/** Text area for the comment. A simple one, because the shared text area would make this widget too large. */
export function NpsComment({ value, onChange, locked, messages }: NpsCommentProps) {
  const id = useId();
  const { charactersLeft } = useUiMessages(basicMessages);
  return (
    <div data-slot="nps-comment" className={styles.comment}>
      <label htmlFor={id} className={styles.commentLabel}>
        {messages.comment} <span className={styles.muted}>{messages.commentOptional}</span>
      </label>
      <span className={styles.counter} aria-hidden="true">
        {value.length}/{npsCommentMaxLength}
      </span>
      <textarea
        id={id}
        aria-describedby={`${id}-left`}
        maxLength={npsCommentMaxLength}
        value={value}
        readOnly={locked}
        onChange={(event) => onChange(event.target.value)}
        className={styles.commentText}
      />
      <VisuallyHidden id={`${id}-left`}>{charactersLeft(npsCommentMaxLength - value.length)}</VisuallyHidden>
    </div>
  );
}
