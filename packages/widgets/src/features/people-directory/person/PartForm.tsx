import type { ReactNode } from 'react';
import { EditNotices } from '../../../lists/EditNotices.tsx';
import type { EditForm } from '../../../lists/use-edit-form.ts';
import type { peopleDirectoryMessages } from '../../../messages/features/people/people-directory.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from './PersonPage.css.ts';

interface PartFormProps {
  form: Pick<EditForm<object>, 'root' | 'failure' | 'conflict' | 'isSaving' | 'save' | 'close' | 'question'>;
  messages: typeof peopleDirectoryMessages;
  /** Whether there is something to save. */
  isChanged: boolean;
  children: ReactNode;
}

/** A part of a person that is saved by itself, in a tab of their page. */
export function PartForm({ form, messages, isChanged, children }: PartFormProps) {
  return (
    <form
      ref={form.root}
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void form.save();
      }}
    >
      <EditNotices form={form} />
      {children}
      {isChanged && (
        <div className={styles.partActions}>
          <Button onClick={form.close}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" busy={form.isSaving}>
            {messages.save}
          </Button>
        </div>
      )}
      {form.question}
    </form>
  );
}
