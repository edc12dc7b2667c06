import type { FieldValue } from '@tramita/client/contract';
import type { FormController } from '../create-form-controller.ts';
import { untilSettled } from '../until-settled.ts';

/** Sets values as if they were typed, until they settle, so that they are validated and stored in the draft. */
export function fillForm(
  { model, parts }: FormController,
  values: readonly { readonly name: string; readonly value: FieldValue }[],
): void {
  untilSettled(() => {
    const before = model.version();
    for (const { name, value } of values) parts.change(name, value);
    return model.version() !== before;
  });
  // remounts the fields, so that incomplete input is replaced by the new value
  parts.status.set({ ...parts.status.get(), generation: parts.status.get().generation + 1 });
}
