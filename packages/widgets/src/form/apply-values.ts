import type { FormValues } from '@tramita/client/contract';
import type { FormModel } from '@tramita/client/rules';

/** Maximum number of rounds, because values in circular conditions may never settle. */
const maxRounds = 25;

/**
 * Sets several values as if they were typed. A value can show further fields and clear dependent searches, so this
 * repeats until a round changes nothing.
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
