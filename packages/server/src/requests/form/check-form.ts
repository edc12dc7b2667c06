import {
  checkJsonShape,
  type FieldProblem,
  type FormField,
  type FormValues,
  formValuesMaxBytes,
  listItemMaxLength,
  listItemsMax,
  type WorkflowDefinition,
} from '@tramita/client/contract';
import { assigneeValues, type EnginePerson } from '@tramita/client/engine';
import {
  defaultLocale,
  errorMessage,
  type FormLanguage,
  fieldTypeRecord,
  formFieldsOf,
  isEmptyValue,
  isListType,
  type Locale,
  validateSubmission,
  valueBytes,
} from '@tramita/client/rules';
import { InvalidInputError } from '../../errors.ts';
import { bytesOfForm, formFileOf } from '../../files/form-file.ts';
import { formLanguages } from '../../text/languages.ts';
import { sanitizeRichText } from '../../text/sanitize-text.ts';

/** The form a submission is checked against. */
export interface CheckedForm {
  readonly processId: number;
  readonly state: {
    readonly definition: WorkflowDefinition;
    readonly values: FormValues;
    readonly requester: EnginePerson;
  };
  readonly stepId: string;
  readonly now: Date;
  readonly maxFileBytes: number;
  /** Language of the messages. @default Portuguese */
  readonly locale?: Locale;
}

/**
 * Checks a submission with the same rules the form applies, and returns the values to store.
 * @throws InvalidInputError FORM_INVALID with every invalid field
 */
export function checkForm(submitted: FormValues, form: CheckedForm): FormValues {
  const { values, problems } = validateForm(submitted, form);
  if (problems.length > 0) throw new InvalidInputError(errorMessage('FORM_INVALID'), 'FORM_INVALID', problems);
  return values;
}

/** Like {@link checkForm}, but returns the problems instead of throwing. */
export function validateForm(
  submitted: FormValues,
  { processId, state, stepId, now, maxFileBytes, locale }: CheckedForm,
) {
  const language = formLanguages[locale ?? defaultLocale];
  const { definition } = state;
  const stored = { ...state.values, ...assigneeValues(definition, state.requester) };
  const fields = formFieldsOf({ processId, definition, stepId, values: stored, showsApproverFields: true });
  const sent = readSubmitted(submitted, fields, stored);
  const { values, problems } = validateSubmission(fields, sent, { now, stored, maxFileBytes, language });
  problems.push(...misplacedFiles(fields, values, language));
  if (problems.length === 0) problems.push(...excessOf(state.values, values, sent, language));
  for (const { type, name, rules } of fields) {
    const value = values[name];
    // a value is parsed only after it passed every check, including its size
    if (problems.length === 0 && fieldTypeRecord(type).value === 'html' && typeof value === 'string') {
      values[name] = sanitizeRichText(value);
    }
    // a step that never shows a field keeps its value; only a rule that hides the field clears it
    if (rules.visible === false) delete values[name];
  }
  return { values, problems, fields };
}

/**
 * Returns problems of file contents in other fields. Contents are stored wherever they are sent, but only a file field
 * may have them.
 */
function misplacedFiles(fields: readonly FormField[], values: FormValues, { texts }: FormLanguage): FieldProblem[] {
  return fields
    .filter(({ type, name }) => fieldTypeRecord(type).value !== 'file' && formFileOf(values[name]) !== null)
    .map(({ name }) => ({ name, message: texts.type }));
}

/**
 * Returns a problem if the submission makes the values of the request larger than one form may be. All values of a
 * request are written together, including those of other steps. The problem is reported at the longest sent value.
 */
function excessOf(before: FormValues, after: FormValues, sent: FormValues, { texts }: FormLanguage): FieldProblem[] {
  const total = bytesOfForm({ ...before, ...after });
  if (total <= formValuesMaxBytes || total <= bytesOfForm(before)) return [];
  const [longest] = Object.keys(sent).toSorted((one, other) => valueBytes(after[other]) - valueBytes(after[one]));
  return longest === undefined ? [] : [{ name: longest, message: texts.formTotal }];
}

/**
 * Parses the sent values. Multiple choices may be sent as JSON text; a stored password is never shown, so an empty one
 * is kept.
 */
function readSubmitted(submitted: FormValues, fields: readonly FormField[], stored: FormValues): FormValues {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(submitted).flatMap(([name, value]): [string, FormValues[string]][] => {
    const { type = 'string', rules } = byName.get(name) ?? {};
    if (rules?.visible === false) return [];
    if (fieldTypeRecord(type).isSecret && isEmptyValue(value) && !isEmptyValue(stored[name])) return [];
    return [[name, isListType(type) && typeof value === 'string' ? readList(value) : value]];
  });
  return Object.fromEntries(entries);
}

/** Maximum JSON length of a list: each of its characters may be escaped as six. */
const longestList = 6 * listItemsMax * (listItemMaxLength + 3);

function readList(text: string): string | string[] {
  if (!text.startsWith('[') || text.length > longestList || checkJsonShape(text) !== null) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : text;
  } catch {
    return text;
  }
}
