import { passwordConfirmName } from '@tramita/client/rules';
import type { FormController } from './create-form-controller.ts';

/** Focuses the first field with an error; a password comes before its confirmation. Returns whether there is one. */
export function focusFirstWrong({ model, focusField }: FormController): boolean {
  const names = model.fields.flatMap(({ name, type }) =>
    type === 'password' ? [name, passwordConfirmName(name)] : [name],
  );
  const wrong = names.find((name) => model.getField(name).error !== null);
  if (wrong !== undefined) focusField(wrong);
  return wrong !== undefined;
}
