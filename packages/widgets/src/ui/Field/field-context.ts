import { createContext, useContext, useId } from 'react';

/** Values that a field passes to the control inside it. */
export interface FieldContextValue {
  /** Id of the control. */
  id: string;
  /** Id of the label. */
  labelId: string;
  /** Ids of hint, error and counter, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  readOnly: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Props of {@link FieldControl}. */
export interface FieldControlProps {
  id?: string;
  'aria-describedby'?: string;
  required?: boolean;
  invalid?: boolean;
}

/**
 * Returns the attributes that connect a control to the surrounding field; outside a field the control gets its own id.
 */
export function useFieldControl(props: FieldControlProps = {}) {
  const field = useContext(FieldContext);
  const ownId = useId();
  const invalid = props.invalid ?? field?.invalid ?? false;
  return {
    id: props.id ?? field?.id ?? ownId,
    labelId: field?.labelId,
    invalid,
    readOnly: field?.readOnly ?? false,
    aria: {
      'aria-describedby': [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': (props.required ?? field?.required) || undefined,
    },
  };
}
