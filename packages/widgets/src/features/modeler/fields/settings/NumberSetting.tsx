import type { ModelField } from '@tramita/client/contract';
import type { NumberKind } from '@tramita/client/rules';
import { NumberInput } from '../../../../form/number/NumberInput.tsx';
import { useNumberSetting } from '../../../../form/number/use-number-setting.ts';
import { Setting } from '../../panels/parts/Setting.tsx';
import { useBlockingProblem } from '../../panels/use-blocking-problem.ts';
import type { FieldEditing } from '../use-field-editing.ts';

interface NumberSettingProps {
  editing: FieldEditing;
  property: 'minValue' | 'maxValue' | 'maxLength';
  kind: NumberKind;
  label: string;
  placeholder: string;
  /** Smallest accepted number. */
  least?: number;
}

/** An optional number. */
export function NumberSetting({ editing, property, kind, label, placeholder, least }: NumberSettingProps) {
  const { problem, ...typed } = useNumberSetting({
    kind,
    value: editing.field[property] ?? null,
    min: least,
    onChange: (value) => editing.change({ [property]: value ?? undefined } satisfies Partial<ModelField>),
  });
  useBlockingProblem(problem);
  return (
    <Setting checks={editing.checks} property={property} label={label} notice={problem}>
      <NumberInput {...typed} kind={kind} min={least ?? Number.NEGATIVE_INFINITY} placeholder={placeholder} />
    </Setting>
  );
}
