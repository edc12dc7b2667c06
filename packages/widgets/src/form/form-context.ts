import { createContext, useContext } from 'react';
import type { dynamicFormMessages } from '../messages/form.ts';
import type { FormController } from './create-form-controller.ts';
import type { FormServices } from './form-services.ts';

/** What the parts of a form share. */
export interface FormContextValue {
  controller: FormController;
  services: FormServices;
  messages: typeof dynamicFormMessages;
  /** The whole form only shows its values. */
  readOnly: boolean;
  /** Id of the control of a field, or of a password's confirmation. */
  idOf: (name: string) => string;
  /** The focus left a field: it is checked, but not while something else is being pressed. */
  leave: (name: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** What the surrounding form shares with its parts. */
export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A part of the form stands outside <DynamicForm>.');
  return value;
}
