import { editConflictMessages } from '../messages/edit-conflict.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import * as styles from './lists.css.ts';
import type { EditConflict, EditFailure } from './use-edit-form.ts';

/** Props of {@link EditNotices}. */
export interface EditNoticesProps {
  form: { readonly failure: EditFailure | null; readonly conflict: EditConflict | null };
}

/** Why the input of a form was not saved: a failure, or what another user saved meanwhile. */
export function EditNotices({ form: { failure, conflict } }: EditNoticesProps) {
  const messages = useMessages(editConflictMessages);
  return (
    <>
      {conflict && (
        <Notice tone="warning" title={conflict.title} announce reveal>
          {conflict.changes.length > 0 && (
            <ul>
              {conflict.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          <p>{conflict.detail}</p>
          {conflict.load && (
            <Button size="sm" className={styles.noticeButton} onClick={conflict.load}>
              {messages.load}
            </Button>
          )}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title={failure.title} reveal>
          {failure.reason}
        </Notice>
      )}
    </>
  );
}
