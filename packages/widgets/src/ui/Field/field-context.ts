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
  /** Whether the field may contain several controls, so that its id is not the id of one of them. @default false */
  group?: boolean;
  /** Shows a problem that only the control knows instead of the error of the field; null removes it. */
  onProblem?: (problem: string | null) => void;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Props of {@link FieldControl}. */
export interface FieldControlProps {
  id?: string;
  'aria-describedby'?: string;
  required?: boolean;
  invalid?: boolean;
  /** The control may be one of several in a group and has its own id there. @default false */
  isMember?: boolean;
}

/**
 * Returns the attributes that connect a control to the surrounding field; outside a field the control gets its own id.
 */
export function useFieldControl(props: FieldControlProps = {}) {
  const field = useContext(FieldContext);
  const ownId = useId();
  const invalid = props.invalid ?? field?.invalid ?? false;
  return {
    id: props.id ?? (props.isMember && field?.group ? undefined : field?.id) ?? ownId,
    labelId: field?.labelId,
    onProblem: field?.onProblem,
    invalid,
    readOnly: field?.readOnly ?? false,
    aria: {
      'aria-describedby': [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': (props.required ?? field?.required) || undefined,
    },
  };
}
