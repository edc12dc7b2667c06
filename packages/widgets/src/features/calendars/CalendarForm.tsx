import { brazilianStates, calendarNameMaxLength, optionalDays } from '@tramita/client/contract';
import { holidayCities } from '@tramita/client/rules/holidays';
import { ChoiceField } from '../../lists/ChoiceField.tsx';
import { timeZoneOptions } from '../../lists/time-zone-options.ts';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import * as styles from './Calendars.css.ts';
import type { CalendarDraft } from './calendar-draft.ts';
import { weekFaults } from './calendar-faults.ts';
import { OwnDays } from './OwnDays.tsx';
import { Periods } from './Periods.tsx';

interface CalendarFormProps {
  form: EditForm<CalendarDraft>;
  messages: typeof calendarsMessages;
  /** Whether the calendar is the default one, which stays so until another one becomes it. */
  isDefault: boolean;
}

/** Monday first. */
const days = [1, 2, 3, 4, 5, 6, 0];

/** The fields of a calendar. */
export function CalendarForm({ form, messages, isDefault }: CalendarFormProps) {
  const { name, timeZone } = form.values;
  const zone = form.control('timeZone');
  return (
    <>
      <Field
        {...form.field('name')}
        label={messages.name}
        required
        counter={{ length: name.trim().length, max: calendarNameMaxLength }}
      >
        <TextInput {...form.text('name')} autoComplete="off" />
      </Field>
      <Field {...form.field('timeZone')} label={messages.timeZone} required>
        <Select
          value={zone.value}
          options={timeZoneOptions(timeZone)}
          onValueChange={zone.onChange}
          onBlur={zone.onBlur}
        />
      </Field>
      <Week form={form} messages={messages} />
      <Levels form={form} messages={messages} />
      <OwnDays form={form} messages={messages} />
      {!isDefault && (
        <Checkbox
          label={messages.useAsDefault}
          note={messages.defaultHint}
          checked={form.values.isDefault}
          onCheckedChange={(checked) => form.change({ isDefault: checked })}
        />
      )}
    </>
  );
}

type PartProps = Pick<CalendarFormProps, 'form' | 'messages'>;

function Week({ form, messages }: PartProps) {
  const { value, onChange, onBlur } = form.control('week');
  const { id, error } = form.field('week');
  const monday = value[1] ?? [];
  const faults = weekFaults(value);
  const wrongDay = days.find((day) => faults[day]?.flat().includes(true)) ?? days[0];
  return (
    <Field id={id} error={error} group label={messages.week} required hint={messages.weekHint}>
      <div className={styles.week}>
        {days.map((day) => (
          <div key={day} className={styles.day}>
            <span className={styles.dayName}>{messages.weekday(day)}</span>
            <Periods
              messages={messages}
              day={messages.weekday(day)}
              id={day === wrongDay ? id : undefined}
              isInvalid={Boolean(error)}
              faults={faults[day] ?? []}
              value={value[day] ?? []}
              onChange={(periods) => onChange(value.map((known, place) => (place === day ? periods : known)))}
              onBlur={onBlur}
            />
          </div>
        ))}
        <div>
          <Button
            size="sm"
            onClick={() => onChange(value.map((known, day) => (day >= 1 && day <= 5 ? monday : known)))}
          >
            {messages.copyMonday}
          </Button>
        </div>
      </div>
    </Field>
  );
}

function Levels({ form, messages }: PartProps) {
  const { nationalDays, state, city } = form.values;
  return (
    <>
      <Field {...form.field('nationalDays')} group label={messages.levels}>
        <Checkbox
          label={messages.nationalDays}
          checked={nationalDays}
          onCheckedChange={(checked) => form.change({ nationalDays: checked })}
        />
      </Field>
      <div className={styles.pair}>
        <Field {...form.field('state')} label={messages.state}>
          <Select
            value={state}
            placeholder={messages.noState}
            options={brazilianStates.map((value) => ({ value, label: value }))}
            onValueChange={(value) => form.change({ state: value })}
          />
        </Field>
        <Field {...form.field('city')} label={messages.city} hint={messages.cityHint}>
          <Select
            value={city}
            placeholder={messages.noCity}
            options={holidayCities.map(({ code, name, state: uf }) => ({
              value: String(code),
              label: `${name} (${uf})`,
            }))}
            onValueChange={(value) => form.change({ city: value })}
          />
        </Field>
      </div>
      <ChoiceField
        {...form.field('optionalDays')}
        {...form.control('optionalDays')}
        label={messages.optional}
        options={optionalDays}
        labelOf={messages.optionalDay}
      />
    </>
  );
}
