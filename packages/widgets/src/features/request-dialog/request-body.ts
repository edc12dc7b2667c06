import type { FieldValue, FormField, FormValues } from '@tramita/client/contract';
import { fieldTypeRecord } from '@tramita/client/rules';

/**
 * The values as a start sends them: nothing empty, lists as JSON texts. An empty list is sent, as `[]`, for it says
 * that nothing was chosen.
 */
export function requestBody(fields: readonly FormField[], values: FormValues): FormValues {
  const lists = new Set(
    fields.filter((field) => fieldTypeRecord(field.type).value === 'options').map((field) => field.name),
  );
  const entries = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]): [string, FieldValue] => [name, lists.has(name) ? JSON.stringify(value) : value]);
  return Object.fromEntries(entries);
}
