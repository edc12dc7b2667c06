import type { FieldValue, FormValues } from '@tramita/client/contract';

/** Returns whether the database can store a text: it has no NUL character and no unpaired surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Returns text that the database can store: without NUL characters and unpaired surrogates. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');
}

/** Returns form values with storable texts. */
export function storableValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [storableText(name), storableValue(value)]));
}

function storableValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return storableText(value);
  return Array.isArray(value) ? value.map(storableText) : value;
}
