import { createContext, useContext } from 'react';
import type { dynamicFormMessages } from '../messages/form.ts';
import type { FormController } from './create-form-controller.ts';
import type { FormServices } from './form-services.ts';

/** Values shared by the parts of a form. */
export interface FormContextValue {
  controller: FormController;
  services: FormServices;
  messages: typeof dynamicFormMessages;
  /** Whether the whole form is read-only. */
  readOnly: boolean;
  /** Returns the id of the control of a field, or of a password's confirmation. */
  idOf: (name: string) => string;
  /** Called when a field loses the focus. It is validated after the current mouse or touch press ends. */
  leave: (name: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the values that the surrounding form shares with its parts. */
export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A part of the form must be inside <DynamicForm>.');
  return value;
}
