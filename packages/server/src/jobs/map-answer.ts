import type { FieldValue, FormValues, WorkflowDefinition } from '@tramita/client/contract';
import { storableValues } from '../text/storable-text.ts';

/**
 * Returns the field values taken from an answer: `responseBody` maps a dotted path in the answer to a field name.
 * Omits paths that do not exist in the answer, and characters that the database cannot store.
 */
export function mapAnswer(
  data: unknown,
  responseBody: Readonly<Record<string, string>> | undefined,
  definition: WorkflowDefinition,
): FormValues {
  const values: FormValues = {};
  for (const [path, name] of Object.entries(responseBody ?? {})) {
    const type = definition.fields.find((field) => field.name === name)?.type;
    const found = readPath(data, path);
    if (type !== undefined && found !== undefined) values[name] = toFieldValue(found);
  }
  return storableValues(values);
}

function readPath(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return Reflect.get(value, key);
  }, data);
}

function toFieldValue(value: unknown): FieldValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  return JSON.stringify(value);
}
