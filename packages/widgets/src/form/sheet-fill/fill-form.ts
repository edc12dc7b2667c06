import type { FieldValue } from '@tramita/client/contract';
import type { FormController } from '../create-form-controller.ts';

/** Values in a circle of conditions may never settle; this is where filling in ends for them. */
const maxRounds = 25;

/**
 * Sets values as if they had been typed, so that they are checked and kept in the draft. Values show further fields and
 * clear searches that depend on them, so the rounds go on until one changes nothing.
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
  // the fields are drawn again, so that a half-typed text gives way to its new value
  parts.status.set({ ...parts.status.get(), generation: parts.status.get().generation + 1 });
}
