import type { FieldProblem } from '../../contract/base/problem.ts';
import type { FormField } from '../../contract/processes/form.ts';
import type { FieldValue, FormValues } from '../../contract/processes/form-values.ts';
import { createFormModel, type FormLanguage } from './create-form-model.ts';
import { hasValue, isSameValue, normalizeValue } from './field-value.ts';
import { formMessages } from './form-messages.ts';
import { createSizeCount, validateValue } from './validate-value.ts';

/** Input of the check in addition to the fields and the values. */
export type SubmissionContext = {
  /** Time that date presets are relative to. */
  now: Date;
  /** Stored values of the request; a field without one has its initial value. */
  stored?: FormValues;
  /** Maximum size of a file in a `file` field, in bytes. @default 10 MiB */
  maxFileBytes?: number;
  /** Language of the messages. @default Portuguese */
  language?: FormLanguage;
};

/** A checked submission: the values of the whole form with hidden fields cleared, and the problems, in field order. */
export type CheckedSubmission = { values: FormValues; problems: FieldProblem[] };

/**
 * Validates a submitted form with the rules that the form itself uses. Rejects names that the form does not contain,
 * values of another type, changes of read-only fields, and everything that `validateValue` rejects. A visible field that
 * was not sent keeps its stored value.
 */
export function validateSubmission(
  fields: readonly FormField[],
  submitted: FormValues,
  { now, stored = {}, maxFileBytes, language }: SubmissionContext,
): CheckedSubmission {
  const known = new Map(fields.filter(hasValue).map((field) => [field.name, field]));
  const before = Object.fromEntries([...known.values()].map((field) => [field.name, storedValue(field, stored)]));
  const sent = Object.fromEntries(
    Object.entries(submitted).filter(([name, value]) => known.has(name) && value !== undefined),
  );
  const model = createFormModel(fields, { now, values: { ...before, ...sent } });
  const values = model.values();
  const problems: FieldProblem[] = [];
  const texts = language?.texts ?? formMessages;
  const countSize = createSizeCount(texts);

  for (const field of known.values()) {
    const { visible, required, editable } = model.getField(field.name);
    const value = values[field.name] ?? null;
    if (!visible) continue;
    if (!editable) {
      if (!isSameValue(value, before[field.name])) problems.push({ name: field.name, message: texts.notEditable });
      values[field.name] = before[field.name] ?? null;
      continue;
    }
    const message =
      countSize(field, value) ?? validateValue(field, value, { now, required, maxFileBytes, ...language });
    if (message !== null) problems.push({ name: field.name, message });
  }
  for (const name of Object.keys(submitted)) {
    if (!known.has(name)) problems.push({ name, message: texts.unknownField });
  }
  return { values, problems };
}

function storedValue(field: FormField, stored: FormValues): FieldValue {
  const value = Object.hasOwn(stored, field.name) ? stored[field.name] : (field.value ?? field.defaultValue);
  return normalizeValue(field, value);
}
