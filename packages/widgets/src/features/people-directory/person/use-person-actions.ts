import { activatePerson, deactivatePerson, type PersonDetail, releasePerson } from '@tramita/client/contract';
import { useState } from 'react';
import { useSend } from '../../../calls/use-send.ts';
import type { peopleDirectoryMessages } from '../../../messages/features/people/people-directory.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { personReads } from './person-changes.ts';
import { useKeepPerson } from './use-person.ts';

/** A question that is open before an action. */
type PersonQuestion = 'deactivate' | 'release';

/** The actions of a person's page, the question before them, and why the last one failed. */
export function usePersonActions(person: PersonDetail, messages: typeof peopleDirectoryMessages) {
  const snackbars = useSnackbars();
  const keep = useKeepPerson();
  const sending = useSend({ changes: personReads });
  const [question, setQuestion] = useState<PersonQuestion | null>(null);
  async function act(
    call: typeof activatePerson | typeof deactivatePerson | typeof releasePerson,
    { done, failed }: { done: string; failed: string },
  ): Promise<void> {
    const sent = await sending.send(call, { params: { id: person.id } }, { failed });
    setQuestion(null);
    if (!sent) return;
    keep(sent.answer);
    snackbars.success(done);
  }
  return {
    question,
    setQuestion,
    failure: sending.problem,
    isBusy: sending.isSending,
    activate: () => act(activatePerson, { done: messages.reactivated, failed: messages.reactivateFailed }),
    deactivate: () => act(deactivatePerson, { done: messages.deactivated, failed: messages.deactivateFailed }),
    release: () => act(releasePerson, { done: messages.released, failed: messages.releaseFailed }),
  };
}
