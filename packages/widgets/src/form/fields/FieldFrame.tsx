import { valueLength } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import { Field } from '../../ui/Field/Field.tsx';
import type { FieldTypeProps } from './field-type.ts';

interface FieldFrameProps extends Pick<FieldTypeProps, 'field' | 'state' | 'id' | 'readOnly'> {
  children: ReactNode;
  /** The control is a group. @default false */
  group?: boolean;
  /** Shows the number of characters and the field's maximum length. @default false */
  counted?: boolean;
  /** The number of characters to show. @default that of the value */
  length?: number;
  /** An error of the control itself, shown instead of a validation error. */
  problem?: string | null;
}

/** Label, required mark, counter, hint and error around the control of a field. */
export function FieldFrame({ field, state, id, readOnly, children, group, problem, ...rest }: FieldFrameProps) {
  const { counted, length = valueLength(field, state.value) } = rest;
  const max = counted && !readOnly ? field.rules.maxLength : null;
  return (
    <Field
      id={id}
      label={field.label}
      required={state.required && !readOnly}
      hint={state.hint}
      error={problem ?? state.error}
      counter={max == null ? undefined : { length, max }}
      group={group}
      readOnly={readOnly}
    >
      {children}
    </Field>
  );
}
