import type { FormField } from '../../contract/processes/form.ts';

const suffix = 'PasswordConfirm';

/** Name of the field that repeats a password. It is compared and never sent. */
export const passwordConfirmName = (name: string): string => `${name}${suffix}`;

/** Returns the fields with a confirmation after each password. */
export function withConfirmations(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => {
    if (field.type !== 'password') return [field];
    const { visible, required, editable } = field.rules;
    const name = passwordConfirmName(field.name);
    return [field, { id: name, name, label: field.label, type: 'password', rules: { visible, required, editable } }];
  });
}

/** Returns the index of the password that a confirmation repeats; undefined for any other field. */
export function confirmationOf(field: FormField, indexes: ReadonlyMap<string, number>): number | undefined {
  if (field.type !== 'password' || field.id !== field.name || !field.name.endsWith(suffix)) return undefined;
  return indexes.get(field.name.slice(0, -suffix.length));
}
