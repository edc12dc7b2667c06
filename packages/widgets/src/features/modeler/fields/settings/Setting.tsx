import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../../../../ui/Field/Field.tsx';
import type { FieldEditing } from '../use-field-editing.ts';

interface SettingProps extends Pick<FieldProps, 'label' | 'hint' | 'counter' | 'required' | 'group' | 'hideLabel'> {
  editing: FieldEditing;
  /** The setting it edits: its problem stands under the control, which is checked when the focus leaves it. */
  property: string;
  children: ReactNode;
  className?: string;
}

/** One setting of a field: label, control, and what is wrong. */
export function Setting({ editing, property, className, ...field }: SettingProps) {
  return (
    <div data-property={property} className={className}>
      <Field {...field} error={editing.problem(property)} />
    </div>
  );
}
