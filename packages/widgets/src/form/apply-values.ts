import type { FormValues } from '@tramita/client/contract';
import type { FormModel } from '@tramita/client/rules';

/** Conditions in a circle never come to rest; this is where setting values ends for them. */
const maxRounds = 25;

/**
 * Sets many values as if they were typed. A value shows further fields, and clears searches that depend on it, so
 * the rounds go on until one of them changes nothing.
 */
export function applyValues(model: FormModel, values: FormValues): void {
  const entries = model.fields.flatMap(({ name }) =>
    Object.hasOwn(values, name) ? [[name, values[name] ?? null] as const] : [],
  );
  for (let round = 0; round < maxRounds; round += 1) {
    let changes = 0;
    for (const [name, value] of entries) changes += model.setValue(name, value).size;
    if (changes === 0) return;
  }
}
