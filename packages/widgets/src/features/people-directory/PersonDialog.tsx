import { getPerson, type PersonDetail } from '@tramita/client/contract';
import { Ban, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { refusalOf } from '../../calls/use-send.ts';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { peopleDirectoryMessages } from '../../messages/features/people-directory.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './People.css.ts';
import { PersonForm } from './PersonForm.tsx';
import { usePersonForm } from './use-person-form.ts';

export interface PersonDialogProps {
  messages: typeof peopleDirectoryMessages;
  /** Id of the person that is edited, or a new one. */
  person: number | 'new';
  open: boolean;
  /** Counter of openings, so that each one starts with the data of the server. */
  visit: number;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

type Question = 'deactivate' | 'release';

/** The dialog that creates or changes a person. Needs a new `key` for each opening. */
export function PersonDialog({ messages, person: opened, open, visit, ...page }: PersonDialogProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [answer, setAnswer] = useState<PersonDetail | null>(null);
  const loaded = usePerson(opened, visit, open);
  const person = answer ?? loaded.data ?? null;
  const { form, activate, deactivate, release } = usePersonForm({ person, onAnswer: setAnswer, messages, ...page });
  useMissingPerson(open && loaded.isMissing, messages, page.onClose);
  const isReady = opened === 'new' || person !== null;
  const name = person?.completeName ?? '';
  const isBusy = form.sending !== null;
  const ask = { onCancel: () => setQuestion(null), busy: isBusy };
  return (
    <EditDialog
      open={open}
      title={person || opened !== 'new' ? messages.editPerson : messages.add}
      cancel={messages.cancel}
      save={messages.save}
      className={styles.form}
      form={form}
      width={720}
      loading={{
        isReady,
        failed: loaded.problem && !loaded.isMissing && (
          <ErrorState error={loaded.problem.error} onRetry={loaded.retry} retrying={loaded.isRetrying} />
        ),
        placeholders: [56, 72, 120, 64].map((width) => (
          <div key={width} className={styles.loadingField}>
            <Skeleton width={width} />
            <Skeleton height={36} />
          </div>
        )),
        text: messages.loadingPerson,
      }}
      footerStart={person && <AccessButton {...{ messages, person, activate, setQuestion }} />}
      questions={
        <>
          <ConfirmDialog
            {...ask}
            open={question === 'deactivate'}
            title={messages.deactivateQuestion(name)}
            confirmLabel={messages.deactivate}
            tone="danger"
            onConfirm={() => void deactivate().then(() => setQuestion(null))}
          >
            {messages.deactivateDetail(person?.soleTaskCount ?? 0)}
          </ConfirmDialog>
          <ConfirmDialog
            {...ask}
            open={question === 'release'}
            title={messages.releaseQuestion(name)}
            confirmLabel={messages.release}
            tone="danger"
            onConfirm={() => void release().then(() => setQuestion(null))}
          >
            {messages.releaseDetail}
          </ConfirmDialog>
        </>
      }
    >
      {person && person.sources.length > 0 && (
        <Notice
          tone="info"
          title={messages.linked(person.sources.map((source) => source.name).join(', '))}
          actions={
            <Button size="sm" onClick={() => setQuestion('release')}>
              {messages.release}
            </Button>
          }
        >
          {messages.linkedDetail}
        </Notice>
      )}
      <PersonForm form={form} person={person} messages={messages} />
    </EditDialog>
  );
}

interface AccessButtonProps {
  messages: typeof peopleDirectoryMessages;
  person: PersonDetail;
  activate: () => Promise<void>;
  setQuestion: (question: Question) => void;
}

function AccessButton({ messages, person, activate, setQuestion }: AccessButtonProps) {
  // such access can only be changed at its source
  if (person.managed.some(({ attribute }) => attribute === 'active')) return null;
  return person.active ? (
    <Button variant="ghost" size="action" icon={<Ban />} onClick={() => setQuestion('deactivate')}>
      {messages.deactivate}
    </Button>
  ) : (
    <Button variant="ghost" size="action" icon={<RotateCcw />} onClick={() => void activate()}>
      {messages.reactivate}
    </Button>
  );
}

/** The person as on the server when the dialog opens; skipped for a new one. */
function usePerson(person: number | 'new', visit: number, open: boolean) {
  const input = open && person !== 'new' ? { params: { id: person } } : null;
  const loaded = useCall(getPerson, input, { visit, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return { ...loaded, isMissing: refusalOf(loaded.problem?.error)?.status === 404 };
}

/** Shows a message and closes the dialog if the person does not exist. */
function useMissingPerson(isMissing: boolean, messages: typeof peopleDirectoryMessages, onClose: () => void): void {
  const snackbars = useSnackbars();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the answer arrives
  useEffect(() => {
    if (!isMissing) return;
    snackbars.error(messages.notFound);
    onClose();
  }, [isMissing]);
}
