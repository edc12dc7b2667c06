import type { SelectOption } from '../../../contract/processes/form-values.ts';
import type { ModelField, ModelSearch, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { tryCompile } from '../../expression/compile-expression.ts';
import { fieldTypeRecord, hasValue, isChoiceType } from '../../form/field-types.ts';
import { compilePattern } from '../../form/safe-pattern.ts';
import { emailExpression } from '../../form/validate-value.ts';
import { richTextProblem } from '../../updates/rich-text-limits.ts';
import { builtInFields } from '../built-in-fields.ts';
import { isReferable, isReservedName } from '../field-name.ts';
import { given } from '../given.ts';
import { assigneeDataOptions } from '../labels/field-labels.ts';
import { limitProblems } from './limit-problems.ts';
import { textLimits, textProblem } from './limits.ts';
import { workflowProblems } from './workflow-problems.ts';

/** Messages of the inputs of a field, by property; `options` for the first invalid option. */
export type FieldProblems = {
  label?: string;
  name?: string;
  type?: string;
  hint?: string;
  maskedValue?: string;
  options?: string;
  maxLength?: string;
  maxValue?: string;
  minDate?: string;
  maxDate?: string;
  defaultValue?: string;
  search?: string;
};

/** Returns the messages of the inputs of a field; empty if there is no problem or no such field. */
export function fieldProblems(
  { fields }: Pick<WorkflowModel, 'fields'>,
  fieldId: string,
  texts = workflowProblems,
): FieldProblems {
  const field = fields.find(({ id }) => id === fieldId);
  if (field === undefined) return {};
  const isTaken = fields.some(({ id, name }) => id !== fieldId && name === field.name);
  return problemsOfField(field, isTaken, texts);
}

/** Returns the messages of the inputs of a field. `isTaken` says whether another one has its name. */
export function problemsOfField(field: ModelField, isTaken: boolean, texts = workflowProblems): FieldProblems {
  const isOpen = fieldTypeRecord(field.type).value === 'masked' && field.maskedValue === undefined;
  const { defaultValue, ...limits } = limitProblems(field, texts);
  return given({
    label: textProblem(field.label, textLimits.fieldLabel, texts.fieldLabel, texts),
    name: nameProblem(field, isTaken, texts),
    type: field.type === '' ? texts.fieldType : undefined,
    hint: textProblem(field.hint, textLimits.fieldHint, undefined, texts),
    maskedValue: isOpen ? texts.fieldMask : undefined,
    ...limits,
    defaultValue: isRichText(field) ? (richTextProblem(field.defaultValue, texts) ?? undefined) : defaultValue,
    search: field.search === undefined || isWholeSearch(field.search) ? undefined : texts.fieldSearch,
    options: field.options
      .map((option) => optionProblems(option, texts))
      .flatMap((problems) => Object.values(problems))[0],
  });
}

/** Returns whether a search has all it needs to find items. A call without a method is a GET. */
function isWholeSearch(search: ModelSearch): boolean {
  if (search.kind === 'people' || search.kind === 'groups') return true;
  if (search.kind === 'list') {
    return search.items.length > 0 && search.items.every(({ label, value }) => isWritten(label, value));
  }
  const { endpoint, requestHeaders, requestParams, responseBody, extraFilter } = search;
  return (
    isWritten(endpoint, responseBody.label, responseBody.value) &&
    requestHeaders.every(({ header, value }) => isWritten(header, value)) &&
    requestParams.every(({ param, value }) => isWritten(param, value)) &&
    (!isWritten(extraFilter) || tryCompile(extraFilter).ok)
  );
}

const isWritten = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');

/** Returns whether a field's initial content is HTML: the text of a label, the initial value of a text editor. */
export function isRichText(field: ModelField): field is ModelField & { defaultValue: string } {
  return (
    (!hasValue(field.type) || fieldTypeRecord(field.type).value === 'html') && typeof field.defaultValue === 'string'
  );
}

function nameProblem(
  { name, hidden }: ModelField,
  isTaken: boolean,
  texts: typeof workflowProblems,
): string | undefined {
  const problem = textProblem(name, textLimits.fieldName, texts.fieldName, texts);
  if (problem !== undefined) return problem;
  const isBuiltIn = Object.hasOwn(builtInFields, name) && hidden !== true;
  if (isTaken || isBuiltIn) return texts.nameTaken;
  if (isReservedName(name)) return texts.nameReserved;
  return isReferable(name) ? undefined : texts.nameCharacters;
}

/** Returns the messages of the inputs of an option; empty if there is no problem. */
export function optionProblems(option: SelectOption, texts = workflowProblems): { label?: string; value?: string } {
  return given({
    label: textProblem(option.label, textLimits.optionLabel, texts.optionLabel, texts),
    value: textProblem(option.value, textLimits.optionValue, texts.optionValue, texts),
  });
}

const isUnknownPersonData = (key: string | undefined): boolean =>
  !!key && assigneeDataOptions.every(({ value }) => value !== key);

/** Returns what prevents a field from being published, each as the end of a sentence about it: `não contém título`. */
export function formProblems(field: ModelField, texts = workflowProblems): string[] {
  const { type, defaultValue, minValue, maxValue, regexExpression = '' } = field;
  const { value, isComputed = false } = fieldTypeRecord(type);
  const isBlank = defaultValue == null || String(defaultValue).replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';
  const isPicture = typeof defaultValue === 'string' && /<(?:img|video|iframe)\b/i.test(defaultValue);
  const isPattern = regexExpression === emailExpression || compilePattern(regexExpression) !== null;
  const isReversed = minValue !== undefined && maxValue !== undefined && minValue >= maxValue;
  const found: [boolean, string][] = [
    [field.label.trim() === '', texts.lacksTitle],
    [field.name.trim() === '', texts.lacksName],
    [isComputed && !field.assigneeData, texts.lacksPersonData],
    [isComputed && isUnknownPersonData(field.assigneeData), texts.unknownPersonData],
    [!hasValue(type) && isBlank && !isPicture, texts.lacksInformation],
    [value === 'masked' && field.maskedValue === undefined, texts.lacksMask],
    [isChoiceType(type) && field.options.length === 0, texts.lacksOptions],
    [type === 'regex' && regexExpression === '', texts.lacksPattern],
    [type === 'regex' && regexExpression !== '' && !isPattern, texts.brokenPattern],
    [type === 'integer' && isReversed, texts.reversedRange],
  ];
  return found.flatMap(([isFound, text]) => (isFound ? [text] : []));
}
