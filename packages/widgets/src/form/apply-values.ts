import type { FormValues } from '@tramita/client/contract';
import type { FormModel } from '@tramita/client/rules';
import { untilSettled } from './until-settled.ts';

/** Sets several values as if they were typed, until they settle. */
export function applyValues(model: FormModel, values: FormValues): void {
  const entries = model.fields.flatMap(({ name }) =>
    Object.hasOwn(values, name) ? [[name, values[name] ?? null] as const] : [],
  );
  untilSettled(() => {
    let changes = 0;
    for (const [name, value] of entries) changes += model.setValue(name, value).size;
    return changes > 0;
  });
}
