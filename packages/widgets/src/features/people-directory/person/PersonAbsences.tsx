import { listAbsences, type PersonDetail } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { AbsenceList, LoadingAbsences } from '../../../absences/AbsenceList.tsx';
import * as absenceStyles from '../../../absences/absences.css.ts';
import { useAbsenceDialog } from '../../../absences/use-absence-dialog.tsx';
import { useFocusAfterRemoval } from '../../../absences/use-focus-after-removal.ts';
import { useCall } from '../../../calls/use-call.ts';
import { LateFailure } from '../../../lists/LateFailure.tsx';
import { absencesMessages } from '../../../messages/features/absences.ts';
import { personAbsencesMessages } from '../../../messages/features/person-absences.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../../ui/ForbiddenState/ForbiddenState.tsx';
import type { EditedTabProps } from './edited-tab.ts';
import { isAnonymised } from './is-anonymised.ts';

/** Returns the texts about absences with those about another person in place of those that speak to the user. */
function useAbsenceTexts(): typeof absencesMessages {
  const own = useMessages(absencesMessages);
  const { $feature: _, ...others } = useMessages(personAbsencesMessages);
  return { ...own, ...others };
}

interface PersonAbsencesProps extends Omit<EditedTabProps, 'messages'> {
  person: PersonDetail;
}

/** The absences of a person, whom administrators and the superior give substitutes here. */
export function PersonAbsences({ person, leaving, onUnsavedChange }: PersonAbsencesProps) {
  const messages = useAbsenceTexts();
  const call = useCall(listAbsences, { query: { personId: person.id } });
  const { open, dialog } = useAbsenceDialog({
    messages,
    answer: call.data,
    personId: person.id,
    leaving,
    onUnsavedChange,
  });
  const aroundAbsences = useFocusAfterRemoval<HTMLDivElement>(call.data);
  if (call.status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  if (!call.data) {
    return call.problem ? (
      <ErrorState
        title={messages.loadFailed}
        error={call.problem.error}
        onRetry={call.retry}
        retrying={call.isRetrying}
      />
    ) : (
      <LoadingAbsences messages={messages} />
    );
  }
  const { absences, today } = call.data;
  return (
    <div {...aroundAbsences} className={absenceStyles.container} data-slot="person-absences">
      {call.hasFailedLater && <LateFailure messages={messages} list={call} />}
      {!isAnonymised(person) && (
        <div className={absenceStyles.bar}>
          <Button icon={<Plus />} onClick={() => open('new')}>
            {messages.add}
          </Button>
        </div>
      )}
      {absences.every(({ state }) => state === 'ENDED') && <EmptyState title={messages.nothing} />}
      <AbsenceList messages={messages} absences={absences} today={today} onEdit={open} />
      {dialog}
    </div>
  );
}
