import { passwordConfirmName } from '@tramita/client/rules';
import type { FormController } from './create-form-controller.ts';

/** Puts the focus on the first field that shows a problem, a password's confirmation after its password. Answers whether there is one. */
export function focusFirstWrong({ model, focusField }: FormController): boolean {
  const names = model.fields.flatMap(({ name, type }) =>
    type === 'password' ? [name, passwordConfirmName(name)] : [name],
  );
  const wrong = names.find((name) => model.getField(name).error !== null);
  if (wrong !== undefined) focusField(wrong);
  return wrong !== undefined;
}
