import { type WorkInterval, workIntervalsMax } from '@tramita/client/contract';
import { Plus, X } from 'lucide-react';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { TimeInput } from '../../ui/TimeInput/TimeInput.tsx';
import * as styles from './Calendars.css.ts';
import type { PeriodFault } from './calendar-faults.ts';

interface PeriodsProps {
  messages: typeof calendarsMessages;
  /** Name of the day, for the labels of the inputs. */
  day: string;
  /** Id of the first wrong input, of the first one, or of the button that adds a period. */
  id?: string | undefined;
  /** Whether wrong times are shown as such. */
  isInvalid: boolean;
  faults: readonly PeriodFault[];
  value: readonly WorkInterval[];
  onChange: (value: WorkInterval[]) => void;
  onBlur: () => void;
}

/** The working periods of one day. */
export function Periods({ messages, day, id, isInvalid, faults, value, onChange, onBlur }: PeriodsProps) {
  const replace = (index: number, part: Partial<WorkInterval>) =>
    onChange(value.map((period, place) => (place === index ? { ...period, ...part } : period)));
  // the start of each period, then its end
  const wrong = Math.max(0, faults.flat().indexOf(true));
  const input = (place: number) => ({
    id: place === wrong ? id : undefined,
    invalid: isInvalid && faults.flat()[place] === true,
    onBlur,
  });
  return (
    <div className={styles.periods}>
      {value.length === 0 && <span className={styles.noWork}>{messages.noWork}</span>}
      {value.map(({ start, end }, index) => (
        // periods have no identity of their own
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <span key={index} className={styles.period}>
          <TimeInput
            {...input(2 * index)}
            size="md"
            className={styles.time}
            aria-label={messages.start(day, index + 1)}
            value={start}
            onChange={(time) => replace(index, { start: time })}
          />
          <span aria-hidden="true">{messages.until}</span>
          <TimeInput
            {...input(2 * index + 1)}
            size="md"
            className={styles.time}
            aria-label={messages.end(day, index + 1)}
            value={end}
            onChange={(time) => replace(index, { end: time })}
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
          id={value.length === 0 ? id : undefined}
          name={messages.addPeriod(day)}
          icon={<Plus />}
          onClick={() => onChange([...value, value.length === 0 ? firstPeriod : { start: '', end: '' }])}
        />
      )}
    </div>
  );
}

const firstPeriod: WorkInterval = { start: '08:00', end: '18:00' };
