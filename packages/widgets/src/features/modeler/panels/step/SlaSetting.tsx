import { slaUnits } from '@tramita/client/contract';
import { useId } from 'react';
import { NumberInput } from '../../../../form/number/NumberInput.tsx';
import { useNumberSetting } from '../../../../form/number/use-number-setting.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { useBlockingProblem } from '../use-blocking-problem.ts';
import type { TaskSettingsProps } from './step-settings-props.ts';

/** Time limit of a task: a number and its unit, or none. */
export function SlaSetting({ step, checks, messages, change }: TaskSettingsProps) {
  const id = useId();
  const { problem: unread, ...typed } = useNumberSetting({
    kind: 'integer',
    value: step.sla,
    onChange(sla) {
      change({ sla });
      checks.changed('sla');
      checks.changed('slaUnit');
    },
  });
  useBlockingProblem(unread);
  const amountProblem = unread ?? checks.problem('sla');
  const problem = amountProblem ?? checks.problem('slaUnit');
  const described = problem === undefined ? undefined : `${id}-problem`;
  return (
    <div className={styles.inline}>
      <span className={styles.inlineLabel} aria-hidden="true">
        {messages.sla}
      </span>
      <div className={styles.slaInputs}>
        <div data-property="sla">
          <NumberInput
            {...typed}
            kind="integer"
            size="md"
            aria-label={messages.slaAmount}
            aria-describedby={described}
            invalid={amountProblem !== undefined}
          />
        </div>
        <div data-property="slaUnit">
          <Select
            size="md"
            aria-label={messages.slaUnit}
            aria-describedby={described}
            invalid={checks.problem('slaUnit') !== undefined}
            value={step.slaUnit ?? ''}
            placeholder={messages.unit}
            options={slaUnits.map((unit) => ({ value: unit, label: messages.units(unit) }))}
            onValueChange={(value) => change({ slaUnit: slaUnits.find((unit) => unit === value) ?? null })}
          />
        </div>
      </div>
      {problem && (
        <span id={described} className={styles.inlineNote} data-slot="field-error">
          {problem}
        </span>
      )}
    </div>
  );
}
