import type { FieldValue, FormField } from '@tramita/client/contract';
import type { FieldSnapshot } from '@tramita/client/rules';
import type { ReactNode } from 'react';

/** What every field type receives. */
export interface FieldTypeProps {
  field: FormField;
  /** The field as it stands. */
  state: FieldSnapshot;
  /** Id of the control. */
  id: string;
  /** It shows its value and takes no changes: by its rule, or because the whole form does. */
  readOnly: boolean;
  onChange: (value: FieldValue) => void;
}

/** Draws one type of field. */
export type FieldComponent = (props: FieldTypeProps) => ReactNode;

/** The value as text; empty for what is none. */
export const textOf = (value: FieldValue): string =>
  typeof value === 'string' ? value : value === null ? '' : String(value);

/** The value as a list of texts. */
export const listOf = (value: FieldValue): readonly string[] => (Array.isArray(value) ? value : []);

/** The options of a select field, each value once: a form being designed may contain a value twice. */
export function distinctOptions({ options }: FormField): NonNullable<FormField['options']> {
  const first = new Map((options ?? []).toReversed().map((option) => [option.value, option]));
  return (options ?? []).filter((option) => first.get(option.value) === option);
}
