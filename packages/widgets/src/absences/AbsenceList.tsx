import type { Absence } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import type { absencesMessages } from '../messages/features/absences.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { LiveRegion } from '../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { AbsenceLine } from './AbsenceLine.tsx';
import * as styles from './absences.css.ts';
import { RunningAbsence } from './RunningAbsence.tsx';

type Messages = typeof absencesMessages;

interface AbsenceListProps {
  messages: Messages;
  absences: readonly Absence[];
  /** Current day of the server. */
  today: string;
  onEdit: (absence: number) => void;
}

/** The absences of a person in a section for each state; a state without absences has none. */
export function AbsenceList({ messages, absences, today, onEdit }: AbsenceListProps) {
  const inState = (wanted: Absence['state']) => absences.filter(({ state }) => state === wanted);
  const [running, planned, ended] = [inState('RUNNING'), inState('PLANNED'), inState('ENDED')];
  return (
    <>
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
    </>
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
export function LoadingAbsences({ messages }: { messages: Messages }) {
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
