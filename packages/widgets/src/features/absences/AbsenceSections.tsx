import type { listAbsences, ResponseOf } from '@tramita/client/contract';
import { AbsenceList } from '../../absences/AbsenceList.tsx';
import * as shared from '../../absences/absences.css.ts';
import type { absencesMessages } from '../../messages/features/absences.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import * as styles from './Absences.css.ts';
import { type AbsenceLinks, Substitutions } from './Substitutions.tsx';
import { Weeks } from './Weeks.tsx';

interface AbsenceSectionsProps extends Partial<AbsenceLinks> {
  messages: typeof absencesMessages;
  answer: ResponseOf<typeof listAbsences>;
  onEdit: (absence: number) => void;
}

/** The absences of a user by state, next to their substitutions. */
export function AbsenceSections({ messages, answer, substitutedTasksHref, onEdit }: AbsenceSectionsProps) {
  const { absences, substitutions, today } = answer;
  const hasNone = absences.every(({ state }) => state === 'ENDED');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {!(hasNone && substitutions.length === 0) && (
          <Weeks messages={messages} today={today} absences={absences} substitutions={substitutions} />
        )}
        {hasNone && <EmptyState title={messages.nothing} />}
        <AbsenceList messages={messages} absences={absences} today={today} onEdit={onEdit} />
      </div>
      {substitutions.length > 0 && (
        <aside className={styles.side} aria-label={messages.youSubstitute}>
          <h2 className={shared.sectionTitle}>
            {messages.youSubstitute}{' '}
            <Badge count={substitutions.length} label={messages.substitutionCount(substitutions.length)} />
          </h2>
          <Substitutions
            messages={messages}
            today={today}
            substitutions={substitutions}
            substitutedTasksHref={substitutedTasksHref}
          />
        </aside>
      )}
    </div>
  );
}
