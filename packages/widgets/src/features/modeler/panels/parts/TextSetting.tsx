import type { ReactNode } from 'react';
import { TextArea } from '../../../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import type { PanelChecks } from '../use-panel-checks.ts';
import { Setting } from './Setting.tsx';

interface TextSettingProps {
  checks: PanelChecks;
  property: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters. */
  max: number;
  /** Shows the number of characters. @default false */
  counted?: boolean;
  required?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  /** Allows several lines. @default false */
  long?: boolean;
  /** The text is code: disables spell checking. @default false */
  code?: boolean;
  className?: string;
}

/** A text setting. */
export function TextSetting(props: TextSettingProps) {
  const { checks, property, value, onChange, max, counted = false, long = false, code = false, ...field } = props;
  const { placeholder, ...shown } = field;
  const control = {
    value,
    maxLength: max,
    placeholder: placeholder ?? ' ',
    autoComplete: 'off',
    spellCheck: !code,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
      checks.changed(property);
    },
  };
  return (
    <Setting
      checks={checks}
      property={property}
      {...shown}
      {...(counted ? { counter: { length: value.length, max } } : {})}
    >
      {long ? <TextArea {...control} size="md" minRows={2} maxRows={8} /> : <TextInput {...control} size="md" />}
    </Setting>
  );
}
