import type { FieldValue, FormField } from '@tramita/client/contract';
import type { FieldSnapshot } from '@tramita/client/rules';
import type { ReactNode } from 'react';

/** Props of every field component. */
export interface FieldTypeProps {
  field: FormField;
  /** The current state of the field. */
  state: FieldSnapshot;
  /** Id of the control. */
  id: string;
  /** Shows the value without editing: by the field's rule, or because the whole form is read-only. */
  readOnly: boolean;
  onChange: (value: FieldValue) => void;
}

/** Renders a field of one type. */
export type FieldComponent = (props: FieldTypeProps) => ReactNode;

/** Returns the value as text, or '' if it is not text. */
export const textOf = (value: FieldValue): string =>
  typeof value === 'string' ? value : value === null ? '' : String(value);

/** Returns the value as a list of texts, or an empty list if it is not a list. */
export const listOf = (value: FieldValue): readonly string[] => (Array.isArray(value) ? value : []);

/** Returns the options of a select field without duplicate values, which a form being designed may contain. */
export function distinctOptions({ options }: FormField): NonNullable<FormField['options']> {
  const first = new Map((options ?? []).toReversed().map((option) => [option.value, option]));
  return (options ?? []).filter((option) => first.get(option.value) === option);
}
