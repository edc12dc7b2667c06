import { datePresets } from '@tramita/client/contract';
import { formatDay, isDatePreset, isDay, resolveDatePreset } from '@tramita/client/rules';
import { useState } from 'react';
import { NumberInput } from '../../../../form/number/NumberInput.tsx';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { DateInput } from '../../../../ui/DateInput/DateInput.tsx';
import { Field } from '../../../../ui/Field/Field.tsx';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { Select } from '../../../../ui/Select/Select.tsx';
import { useUiEnvironment } from '../../../../ui/ui-environment.ts';
import { Setting } from '../../panels/parts/Setting.tsx';
import { useDayOffset } from '../../panels/use-day-offset.ts';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';

/** First and last day that a date field accepts. */
export function DateSettings(props: SettingsProps) {
  return (
    <div className={styles.pairs}>
      <DateLimitSetting {...props} limit="minDate" />
      <DateLimitSetting {...props} limit="maxDate" />
    </div>
  );
}

const fixed = 'FIXED';

/** One limit: none, a preset, a number of days before or after today, or a fixed day. */
function DateLimitSetting({ editing, messages, limit }: SettingsProps & { limit: 'minDate' | 'maxDate' }) {
  const labels = useMessages(modelerLabelTexts);
  const { field, change } = editing;
  const { now } = useUiEnvironment();
  const label = messages[limit];
  const value = field[limit] ?? '';
  const total = field[`${limit}Total`] ?? 0;
  const [isFixed, setFixed] = useState(value !== '' && !isDatePreset(value));
  const options = [
    ...datePresets.map((preset) => ({ value: preset, label: labels.datePreset(preset) })),
    { value: fixed, label: messages.fixedDay },
  ];
  const day = isDatePreset(value) ? resolveDatePreset(value, total, now()) : null;
  return (
    <div className={styles.stack}>
      <Setting
        checks={editing.checks}
        property={limit}
        label={label}
        hint={day === null ? undefined : messages.today(formatDay(day))}
      >
        <Select
          value={isFixed ? fixed : value}
          options={options}
          placeholder={messages.noDate}
          onValueChange={(chosen) => {
            setFixed(chosen === fixed);
            const preset = chosen === '' || chosen === fixed ? undefined : chosen;
            change({ [limit]: preset, [`${limit}Total`]: chosen === 'OTHERS' ? 0 : undefined });
          }}
        />
      </Setting>
      {isFixed && (
        <DateInput
          aria-label={messages.dayOf(label)}
          value={isDay(value) ? value : null}
          onChange={(chosen) => change({ [limit]: chosen ?? undefined })}
        />
      )}
      {value === 'OTHERS' && (
        <DayOffset
          messages={messages}
          label={label}
          total={total}
          onChange={(next) => change({ [`${limit}Total`]: next })}
        />
      )}
    </div>
  );
}

interface DayOffsetProps extends Pick<SettingsProps, 'messages'> {
  label: string;
  total: number;
  onChange: (total: number) => void;
}

/** A number of days, and whether they count back. */
function DayOffset({ messages, label, total, onChange }: DayOffsetProps) {
  const { typed, problem, direction, choose } = useDayOffset(total, onChange);
  return (
    <div className={styles.offset}>
      <Field label={messages.days(label)} hideLabel error={problem}>
        <NumberInput {...typed} kind="integer" />
      </Field>
      <SegmentedChoice
        aria-label={messages.direction(label)}
        value={direction}
        options={[
          { value: 'before', label: messages.before },
          { value: 'after', label: messages.after },
        ]}
        onChange={choose}
      />
    </div>
  );
}
