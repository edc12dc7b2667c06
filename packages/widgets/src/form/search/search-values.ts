import type { FormField, FormValues } from '@tramita/client/contract';
import type { FormModel } from '@tramita/client/rules';

/** Returns the form values that a search field's request depends on, by field name. */
export function searchValues(field: FormField, model: FormModel): FormValues {
  const all = model.values();
  const needed = (field.requestDependency ?? []).filter((name) => Object.hasOwn(all, name));
  return Object.fromEntries(needed.map((name) => [name, all[name] ?? null]));
}
