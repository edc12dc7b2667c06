import type { Absence, listAbsences, ResponseOf } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import type { absencesMessages } from '../../messages/features/absences.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { AbsenceLine } from './AbsenceLine.tsx';
import * as styles from './Absences.css.ts';
import { RunningAbsence } from './RunningAbsence.tsx';
import { type AbsenceLinks, Substitutions } from './Substitutions.tsx';
import { Weeks } from './Weeks.tsx';

type Messages = typeof absencesMessages;

interface AbsenceSectionsProps extends Partial<AbsenceLinks> {
  messages: Messages;
  answer: ResponseOf<typeof listAbsences>;
  onEdit: (absence: number) => void;
}

/** The absences of a user by state, next to their substitutions. */
export function AbsenceSections({ messages, answer, substitutedTasksHref, onEdit }: AbsenceSectionsProps) {
  const { absences, substitutions, today } = answer;
  const inState = (wanted: Absence['state']) => absences.filter(({ state }) => state === wanted);
  const [running, planned, ended] = [inState('RUNNING'), inState('PLANNED'), inState('ENDED')];
  const hasNone = running.length + planned.length === 0;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {!(hasNone && substitutions.length === 0) && (
          <Weeks messages={messages} today={today} absences={absences} substitutions={substitutions} />
        )}
        {hasNone && <EmptyState title={messages.nothing} />}
        <Section messages={messages} title={messages.running} count={running.length}>
          {running.map((absence) => (
            <RunningAbsence key={absence.id} messages={messages} absence={absence} today={today} onEdit={onEdit} />
          ))}
        </Section>
        <Section messages={messages} title={messages.planned} count={planned.length}>
          <ul className={styles.lines}>
            {planned.map((absence) => (
              <AbsenceLine key={absence.id} messages={messages} absence={absence} onEdit={onEdit} />
            ))}
          </ul>
        </Section>
        <Section messages={messages} title={messages.ended} count={ended.length}>
          <ul className={styles.lines}>
            {ended.map((absence) => (
              <AbsenceLine key={absence.id} messages={messages} absence={absence} />
            ))}
          </ul>
        </Section>
      </div>
      {substitutions.length > 0 && (
        <aside className={styles.side} aria-label={messages.youSubstitute}>
          <h2 className={styles.sectionTitle}>
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

interface SectionProps {
  messages: Messages;
  title: string;
  count: number;
  children: ReactNode;
}

function Section({ messages, title, count, children }: SectionProps) {
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.sectionTitle}>
        {title} <Badge count={count} label={messages.count(count)} />
      </h2>
      {children}
    </section>
  );
}

/** Placeholders of the sections while they load. */
export function LoadingSections({ messages }: { messages: Messages }) {
  return (
    <div className={styles.loading}>
      {[200, 44, 44, 44].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change their order
        <Skeleton key={index} height={height} />
      ))}
      <LiveRegion>{messages.loading}</LiveRegion>
    </div>
  );
}
