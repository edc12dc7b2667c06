import { datePresets } from '@tramita/client/contract';
import { formatDay, isDatePreset, isDay, numberProblem, resolveDatePreset } from '@tramita/client/rules';
import { NumberInput } from '../../../../form/number/NumberInput.tsx';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { formRuleTexts } from '../../../../messages/rules/form-rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { useUiEnvironment } from '../../../../ui/ui-environment.ts';
import type { ExpressionField } from '../expression/expression-field.ts';
import { Setting } from '../parts/Setting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { useBlockingProblem } from '../use-blocking-problem.ts';
import { conditionInput, conditionOfNumber, dateValue, numberOfCondition, readDateValue } from './condition-value.ts';
import type { ConnectionSettingsProps } from './connection-settings-props.ts';
import { DayOffset } from './DayOffset.tsx';

interface ConditionValueProps extends ConnectionSettingsProps {
  /** The field that the condition reads; undefined if none is chosen. */
  field: ExpressionField | undefined;
}

/** The value of a condition, with an input that fits its field; nothing for operators without a value. */
export function ConditionValue(props: ConditionValueProps) {
  const { connection, field, index, checks, messages, change } = props;
  const formTexts = useMessages(formRuleTexts);
  const input = conditionInput(field?.type, connection.operator, field?.options ?? []);
  const value = connection.value ?? '';
  const number = numberOfCondition(value);
  const isRefused = input === 'number' && typeof number === 'string' && checks.wasLeft(`${index}.value`);
  const refusal = isRefused ? formTexts[numberProblem('float', number) ?? 'number'] : undefined;
  useBlockingProblem(refusal);
  if (input === 'none') return null;
  if (input === 'date') return <DateCondition {...props} />;
  const set = (text: string) => {
    change({ value: text });
    checks.changed(`${index}.value`);
  };
  const offered = (field?.options ?? []).map((option) => ({ value: option.value, label: option.label }));
  const isForeign = value !== '' && offered.every((option) => option.value !== value);
  return (
    <Setting checks={checks} property={`${index}.value`} label={messages.value} required notice={refusal}>
      {input === 'options' ? (
        <Select
          size="md"
          value={value}
          placeholder={messages.choose}
          options={isForeign ? [...offered, { value, label: value }] : offered}
          onValueChange={set}
        />
      ) : input === 'number' ? (
        <NumberInput
          kind="float"
          min={Number.NEGATIVE_INFINITY}
          size="md"
          value={number}
          onChange={(typed) => set(conditionOfNumber(typed))}
        />
      ) : (
        <TextInput
          size="md"
          value={value}
          maxLength={1000}
          autoComplete="off"
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Setting>
  );
}

/** A day relative to the day of the decision. */
function DateCondition({ connection, index, checks, messages, change }: ConditionValueProps) {
  const labels = useMessages(modelerLabelTexts);
  const { now } = useUiEnvironment();
  const { choice, offset } = readDateValue(connection.value ?? '');
  const day = isDatePreset(choice) ? resolveDatePreset(choice, offset, now()) : null;
  const presets = datePresets.map((preset) => ({ value: preset as string, label: labels.datePreset(preset) }));
  const set = (value: string) => {
    change({ value });
    checks.changed(`${index}.value`);
  };
  return (
    <div className={styles.group}>
      <Setting
        checks={checks}
        property={`${index}.value`}
        label={messages.value}
        required
        hint={day === null ? undefined : messages.today(formatDay(day))}
      >
        <Select
          size="md"
          value={choice}
          placeholder={messages.choose}
          // fixed days are not offered, but an imported condition may contain one
          options={isDay(choice) ? [...presets, { value: choice, label: formatDay(choice) }] : presets}
          onValueChange={(chosen) => set(dateValue(chosen, 0))}
        />
      </Setting>
      {choice === 'OTHERS' && (
        <DayOffset messages={messages} offset={offset} onChange={(days) => set(dateValue('OTHERS', days))} />
      )}
    </div>
  );
}
