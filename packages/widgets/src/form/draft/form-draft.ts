import type { FieldValue, FormField, FormValues } from '@tramita/client/contract';
import type { KeyValueStorage } from '../../provider/storage/key-value-storage.ts';
import { type DraftField, type DroppedValue, takesDraftValue } from './draft-change.ts';

/** The stored draft of a form. */
export interface FormDraft {
  /** Time of saving, in ms since 1970. */
  savedAt: number;
  /** The values that differ from the form's initial values. */
  values: FormValues;
  /** Labels of the selected values of search fields, by `searchLabelKey`. */
  labels: Record<string, string>;
  /** The fields of the form for which it was saved, by name; absent in drafts of earlier versions. */
  form?: Record<string, DraftField> | undefined;
  /** Values that did not fit after the form was published again. */
  dropped?: readonly DroppedValue[] | undefined;
  /** Values that were entered and that the draft does not contain; absent in drafts of earlier versions. */
  gaps?: DraftGaps | undefined;
}

/** Values of a form that its draft cannot contain. */
export interface DraftGaps {
  /** Names of the fields with a password or a file. */
  readonly fields: readonly string[];
  /** Whether files were attached to the form as a whole. */
  readonly attachments: boolean;
}

/** Storage of a form's draft. Failures of the storage are return values, never exceptions. */
export interface DraftStorage {
  load: () => FormDraft | null;
  /** Returns whether the draft was stored. */
  save: (draft: FormDraft) => boolean;
  clear: () => void;
}

/** Field types never stored in a draft of this browser: secrets, and contents that would fill the storage. */
const unsaved: readonly string[] = ['password', 'file'];
/** Field types whose values never leave the form before it is sent. */
export const secretTypes: readonly string[] = ['password'];

/** Returns the names of the fields whose values are changed and never stored in a draft. */
export const unsavedNames = (fields: readonly FormField[], changes: FormValues): string[] =>
  fields.filter(({ name, type }) => changes[name] && unsaved.includes(type)).map(({ name }) => name);

/** Returns the changed values that may be stored in a draft. */
export function draftValues(fields: readonly FormField[], changes: FormValues, without = unsaved): FormValues {
  const kept = fields.filter((field) => Object.hasOwn(changes, field.name) && !without.includes(field.type));
  return Object.fromEntries(kept.map((field) => [field.name, changes[field.name] ?? null]));
}

/** Returns the values of a draft that still fit the form. */
export function restorableValues(fields: readonly FormField[], draft: FormDraft): FormValues {
  const values = draftValues(fields, draft.values);
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined && !takesDraftValue(field, value, draft.form?.[field.name])) delete values[field.name];
  }
  return values;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFieldValue = (value: unknown): value is FieldValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const isText = (value: unknown): value is string => typeof value === 'string';

function readFields(stored: unknown): Record<string, DraftField> | undefined {
  if (!isRecord(stored)) return undefined;
  const fields = Object.entries(stored).flatMap(([name, field]): [string, DraftField][] =>
    isRecord(field) && isText(field['label']) && isText(field['type'])
      ? [[name, { label: field['label'], type: field['type'] }]]
      : [],
  );
  return Object.fromEntries(fields);
}

function readDropped(stored: unknown): DroppedValue[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) =>
    isRecord(item) && isText(item['label']) && isText(item['text'])
      ? [
          {
            label: item['label'],
            text: item['text'],
            ...(typeof item['answer'] === 'boolean' ? { answer: item['answer'] } : {}),
          },
        ]
      : [],
  );
}

function readGaps(stored: unknown): DraftGaps | undefined {
  if (!isRecord(stored) || !Array.isArray(stored['fields'])) return undefined;
  return { fields: stored['fields'].filter(isText), attachments: stored['attachments'] === true };
}

function readDraft(text: string | null): FormDraft | null {
  const stored: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(stored) || typeof stored['savedAt'] !== 'number' || !isRecord(stored['values'])) return null;
  const values = Object.entries(stored['values']).filter((entry): entry is [string, FieldValue] =>
    isFieldValue(entry[1]),
  );
  const labels = isRecord(stored['labels']) ? Object.entries(stored['labels']) : [];
  return {
    savedAt: stored['savedAt'],
    values: Object.fromEntries(values),
    labels: Object.fromEntries(labels.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    form: readFields(stored['form']),
    dropped: readDropped(stored['dropped']),
    gaps: readGaps(stored['gaps']),
  };
}

/** Stores a draft under one key of a storage. */
export function createDraftStorage(storage: KeyValueStorage, key: string): DraftStorage {
  const attempt = <Answer>(action: () => Answer, otherwise: Answer): Answer => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    load: () => attempt(() => readDraft(storage.getItem(key)), null),
    save: (draft) =>
      attempt(() => {
        storage.setItem(key, JSON.stringify(draft));
        return true;
      }, false),
    clear: () => attempt(() => storage.removeItem(key), undefined),
  };
}
