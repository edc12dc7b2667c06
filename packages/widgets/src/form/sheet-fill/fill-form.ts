import type { FieldValue } from '@tramita/client/contract';
import type { FormController } from '../create-form-controller.ts';

/** Maximum number of rounds, because values in circular conditions may never settle. */
const maxRounds = 25;

/**
 * Sets values as if they were typed, so that they are validated and stored in the draft. Values can show further fields
 * and clear dependent searches, so this repeats until a round changes nothing.
 */
export function fillForm(
  { model, parts }: FormController,
  values: readonly { readonly name: string; readonly value: FieldValue }[],
): void {
  for (let round = 0; round < maxRounds; round += 1) {
    const before = model.version();
    for (const { name, value } of values) parts.change(name, value);
    if (model.version() === before) break;
  }
  // remounts the fields, so that incomplete input is replaced by the new value
  parts.status.set({ ...parts.status.get(), generation: parts.status.get().generation + 1 });
}
