import { type WorkInterval, workIntervalsMax } from '@tramita/client/contract';
import { Plus, X } from 'lucide-react';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { TimeInput } from '../../ui/TimeInput/TimeInput.tsx';
import * as styles from './Calendars.css.ts';

interface PeriodsProps {
  messages: typeof calendarsMessages;
  /** Name of the day, for the labels of the inputs. */
  day: string;
  /** Id of the first input. */
  id?: string | undefined;
  value: readonly WorkInterval[];
  onChange: (value: WorkInterval[]) => void;
  onBlur: () => void;
}

/** The working periods of one day. */
export function Periods({ messages, day, id, value, onChange, onBlur }: PeriodsProps) {
  const replace = (index: number, part: Partial<WorkInterval>) =>
    onChange(value.map((period, place) => (place === index ? { ...period, ...part } : period)));
  return (
    <div className={styles.periods}>
      {value.length === 0 && <span className={styles.noWork}>{messages.noWork}</span>}
      {value.map(({ start, end }, index) => (
        // periods have no identity of their own
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <span key={index} className={styles.period}>
          <TimeInput
            size="md"
            id={index === 0 ? id : undefined}
            className={styles.time}
            aria-label={messages.start(day, index + 1)}
            value={start}
            onChange={(time) => replace(index, { start: time })}
            onBlur={onBlur}
          />
          <span aria-hidden="true">{messages.until}</span>
          <TimeInput
            size="md"
            className={styles.time}
            aria-label={messages.end(day, index + 1)}
            value={end}
            onChange={(time) => replace(index, { end: time })}
            onBlur={onBlur}
          />
          <IconButton
            name={messages.removePeriod(day, index + 1)}
            icon={<X />}
            onClick={() => onChange(value.filter((_, place) => place !== index))}
          />
        </span>
      ))}
      {value.length < workIntervalsMax && (
        <IconButton
          name={messages.addPeriod(day)}
          icon={<Plus />}
          onClick={() => onChange([...value, value.length === 0 ? firstPeriod : { start: '', end: '' }])}
        />
      )}
    </div>
  );
}

const firstPeriod: WorkInterval = { start: '08:00', end: '18:00' };
