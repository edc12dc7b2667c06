import { listAbsences } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { LoadingAbsences } from '../../absences/AbsenceList.tsx';
import { useAbsenceDialog } from '../../absences/use-absence-dialog.tsx';
import { useFocusAfterRemoval } from '../../absences/use-focus-after-removal.ts';
import { useCall } from '../../calls/use-call.ts';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { absencesMessages } from '../../messages/features/absences.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { AbsenceSections } from './AbsenceSections.tsx';
import * as styles from './Absences.css.ts';
import type { AbsenceLinks } from './Substitutions.tsx';

const loadSheet = () => import('virtual:sheet/absences');

/** Props of the absences of a user. */
export interface AbsencesProps extends WidgetSettings, Partial<AbsenceLinks> {
  /** Called with whether the open dialog has unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes; the dialog asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * "Minhas ausências": the running, planned and ended absences of the user with their substitutes, a dialog that creates
 * or changes one, and the substitutions of the user. Fills its container, which should have a height.
 *
 * @example
 * <Absences client={client} substitutedTasksHref="/attendance/to-do?substitutions=SUBSTITUTIONS" />
 */
export function Absences({ client, theme, isolate, locale, ...props }: AbsencesProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <ConnectedAbsences {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedAbsences(props: Omit<AbsencesProps, keyof WidgetSettings>) {
  const { leaving = null, onUnsavedChange, substitutedTasksHref } = props;
  const messages = useMessages(absencesMessages);
  const call = useCall(listAbsences, { query: {} });
  const { open, dialog } = useAbsenceDialog({ messages, answer: call.data, leaving, onUnsavedChange });
  const aroundAbsences = useFocusAfterRemoval(call.data);
  if (call.status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  return (
    <section
      {...aroundAbsences}
      className={styles.screen}
      aria-label={messages.absences}
      aria-busy={call.status === 'loading'}
      data-slot="absences"
    >
      <div className={styles.head}>
        <p className={styles.about}>{messages.about}</p>
        <Button variant="primary" size="action" icon={<Plus />} onClick={() => open('new')}>
          {messages.add}
        </Button>
      </div>
      {call.hasFailedLater && <LateFailure messages={messages} list={call} />}
      {call.data ? (
        <AbsenceSections
          messages={messages}
          answer={call.data}
          substitutedTasksHref={substitutedTasksHref}
          onEdit={open}
        />
      ) : call.problem ? (
        <ErrorState
          title={messages.loadFailed}
          error={call.problem.error}
          onRetry={call.retry}
          retrying={call.isRetrying}
        />
      ) : (
        <LoadingAbsences messages={messages} />
      )}
      {dialog}
    </section>
  );
}
