import type { FieldProblem } from '../../contract/base/problem.ts';
import type { FieldValue, FormField, FormValues } from '../../contract/processes/form.ts';
import { createFormModel } from './create-form-model.ts';
import { hasValue, isSameValue, normalizeValue } from './field-value.ts';
import { formMessages } from './form-messages.ts';
import { createSizeCount, validateValue } from './validate-value.ts';

/** What checking a submission needs beside the fields and the values. */
export type SubmissionContext = {
  /** The moment that date presets count from. */
  now: Date;
  /** Values the request already has; a field without one counts with its start value. */
  stored?: FormValues;
  /** Largest file of a `file` field in bytes. @default 10 MiB */
  maxFileBytes?: number;
};

/** A checked submission: the whole form's values with hidden fields cleared, and what is wrong, in field order. */
export type CheckedSubmission = { values: FormValues; problems: FieldProblem[] };

/**
 * Checks what a form sent, with the rules the form itself shows. Refuses names the form does not have, values of
 * another type, changes of fields that may not be edited, and everything `validateValue` refuses. A shown field
 * that was not sent keeps its stored value.
 */
export function validateSubmission(
  fields: readonly FormField[],
  submitted: FormValues,
  { now, stored = {}, maxFileBytes }: SubmissionContext,
): CheckedSubmission {
  const known = new Map(fields.filter(hasValue).map((field) => [field.name, field]));
  const before = Object.fromEntries([...known.values()].map((field) => [field.name, storedValue(field, stored)]));
  const sent = Object.fromEntries(
    Object.entries(submitted).filter(([name, value]) => known.has(name) && value !== undefined),
  );
  const model = createFormModel(fields, { now, values: { ...before, ...sent } });
  const values = model.values();
  const problems: FieldProblem[] = [];
  const countSize = createSizeCount();

  for (const field of known.values()) {
    const { visible, required, editable } = model.getField(field.name);
    const value = values[field.name] ?? null;
    if (!visible) continue;
    if (!editable) {
      if (!isSameValue(value, before[field.name]))
        problems.push({ name: field.name, message: formMessages.notEditable });
      values[field.name] = before[field.name] ?? null;
      continue;
    }
    const tooMuch = countSize(field, value);
    const message = validateValue(field, value, { now, required, maxFileBytes }) ?? tooMuch;
    if (message !== null) problems.push({ name: field.name, message });
  }
  for (const name of Object.keys(submitted)) {
    if (!known.has(name)) problems.push({ name, message: formMessages.unknownField });
  }
  return { values, problems };
}

function storedValue(field: FormField, stored: FormValues): FieldValue {
  const value = Object.hasOwn(stored, field.name) ? stored[field.name] : (field.value ?? field.defaultValue);
  return normalizeValue(field, value);
}
