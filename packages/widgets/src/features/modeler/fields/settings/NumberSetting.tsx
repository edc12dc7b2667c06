import type { ModelField } from '@tramita/client/contract';
import type { NumberKind } from '@tramita/client/rules';
import { useTypedNumber } from '../../../../form/number/useTypedNumber.ts';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import type { FieldEditing } from '../use-field-editing.ts';

interface NumberSettingProps {
  editing: FieldEditing;
  property: 'minValue' | 'maxValue' | 'maxLength';
  kind: NumberKind;
  label: string;
  placeholder: string;
  /** Numbers below it count as none. */
  least?: number;
}

/** A number that may be left out. */
export function NumberSetting({ editing, property, kind, label, placeholder, least }: NumberSettingProps) {
  const typed = useTypedNumber(kind, editing.field[property] ?? null, (value) => {
    const number = typeof value === 'number' && (least === undefined || value >= least) ? value : undefined;
    editing.change({ [property]: number } satisfies Partial<ModelField>);
  });
  return (
    <Setting checks={editing.checks} property={property} label={label}>
      <TextInput
        {...typed}
        numeric
        prefix={kind === 'money' ? 'R$' : undefined}
        inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={placeholder}
      />
    </Setting>
  );
}
