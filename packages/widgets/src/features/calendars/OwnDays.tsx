import { calendarNameMaxLength, ownDaysMax } from '@tramita/client/contract';
import { Plus, Trash2 } from 'lucide-react';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import * as styles from './Calendars.css.ts';
import type { CalendarDraft, OwnDayDraft } from './calendar-draft.ts';
import { isFaulty, type OwnDayFault, ownDayFaults } from './calendar-faults.ts';
import { Periods } from './Periods.tsx';

interface OwnDaysProps {
  form: EditForm<CalendarDraft>;
  messages: typeof calendarsMessages;
}

/** The days with working periods of their own. */
export function OwnDays({ form, messages }: OwnDaysProps) {
  const { value, onChange, onBlur } = form.control('ownDays');
  const { id, error } = form.field('ownDays');
  const faults = ownDayFaults(value);
  const wrongDay = Math.max(0, faults.findIndex(isFaulty));
  return (
    <Field id={id} error={error} group label={messages.ownDays} hint={messages.ownDaysHint}>
      <div className={styles.ownDays}>
        {faults.map((fault, index) => {
          const day = value[index];
          return (
            day && (
              <OwnDayRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
                key={index}
                messages={messages}
                place={index + 1}
                id={index === wrongDay ? id : undefined}
                isInvalid={Boolean(error)}
                fault={fault}
                day={day}
                onChange={(part) =>
                  onChange(value.map((known, place) => (place === index ? { ...known, ...part } : known)))
                }
                onRemove={() => onChange(value.filter((_, place) => place !== index))}
                onBlur={onBlur}
              />
            )
          );
        })}
        {value.length < ownDaysMax && (
          <div>
            <Button
              size="sm"
              icon={<Plus />}
              onClick={() => onChange([...value, { date: '', name: '', intervals: [] }])}
            >
              {messages.addOwnDay}
            </Button>
          </div>
        )}
      </div>
    </Field>
  );
}

interface OwnDayRowProps {
  messages: typeof calendarsMessages;
  /** Counts from 1. */
  place: number;
  /** Id of the first wrong control, or of the first one. */
  id: string | undefined;
  /** Whether wrong controls are shown as such. */
  isInvalid: boolean;
  fault: OwnDayFault;
  day: OwnDayDraft;
  onChange: (part: Partial<OwnDayDraft>) => void;
  onRemove: () => void;
  onBlur: () => void;
}

function OwnDayRow({ messages, place, id, isInvalid, fault, day, onChange, onRemove, onBlur }: OwnDayRowProps) {
  const isDateFirst = fault.date || !isFaulty(fault);
  const isNameFirst = !isDateFirst && fault.name;
  return (
    <div className={styles.ownDay}>
      <TextInput
        size="md"
        id={isDateFirst ? id : undefined}
        invalid={isInvalid && fault.date}
        className={styles.date}
        aria-label={messages.ownDayDate(place)}
        placeholder={messages.datePlaceholder}
        value={day.date}
        onChange={({ target }) => onChange({ date: target.value })}
        onBlur={onBlur}
      />
      <TextInput
        size="md"
        id={isNameFirst ? id : undefined}
        invalid={isInvalid && fault.name}
        aria-label={messages.ownDayName(place)}
        placeholder={messages.namePlaceholder}
        maxLength={calendarNameMaxLength}
        value={day.name}
        onChange={({ target }) => onChange({ name: target.value })}
        onBlur={onBlur}
      />
      <IconButton name={messages.removeOwnDay(place)} icon={<Trash2 />} onClick={onRemove} />
      <Periods
        messages={messages}
        day={messages.ownDay(place)}
        id={isDateFirst || isNameFirst ? undefined : id}
        isInvalid={isInvalid}
        faults={fault.periods}
        value={day.intervals}
        onChange={(intervals) => onChange({ intervals })}
        onBlur={onBlur}
      />
    </div>
  );
}
