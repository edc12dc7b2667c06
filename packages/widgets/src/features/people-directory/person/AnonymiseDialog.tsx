import { anonymisePerson, listPeople, type PersonDetail } from '@tramita/client/contract';
import { useState } from 'react';
import { useSend } from '../../../calls/use-send.ts';
import { EditNotices } from '../../../lists/EditNotices.tsx';
import type { privacyMessages } from '../../../messages/privacy.ts';
import * as styles from '../../../privacy/Privacy.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { personReads } from './person-changes.ts';
import { useKeepPerson } from './use-person.ts';

export interface AnonymiseDialogProps {
  person: PersonDetail;
  messages: typeof privacyMessages;
  open: boolean;
  onClose: () => void;
}

/**
 * The question before the personal data of a person are removed: what changes, what stays, and the user name to type. Use a
 * new key for each opening.
 */
export function AnonymiseDialog({ person, messages, open, onClose }: AnonymiseDialogProps) {
  const snackbars = useSnackbars();
  const keep = useKeepPerson();
  const sending = useSend({ changes: [...personReads, listPeople], failed: messages.anonymiseFailed });
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === person.userName.toLowerCase();
  async function anonymise(): Promise<void> {
    const body = { userName: typed.trim() };
    const sent = await sending.send(anonymisePerson, { params: { id: person.id }, body });
    if (!sent) return;
    keep(sent.answer);
    snackbars.success(messages.anonymised);
    onClose();
  }
  const part = (title: string, words: string) => (
    <div className={styles.words}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.muted}>{words}</p>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.anonymiseQuestion(person.completeName)}
      width={560}
      footer={
        <>
          <Button size="action" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            size="action"
            variant="danger"
            disabled={!isSame}
            busy={sending.isSending}
            onClick={() => void anonymise()}
          >
            {messages.anonymise}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <EditNotices form={{ failure: sending.problem, conflict: null }} />
        {part(messages.changes, messages.changed(person.id))}
        {part(messages.stays, messages.stayed)}
        <p className={styles.words}>{messages.anonymiseFinal}</p>
        <Field id="anonymise-user-name" label={messages.typeUserName(person.userName)}>
          <TextInput
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
