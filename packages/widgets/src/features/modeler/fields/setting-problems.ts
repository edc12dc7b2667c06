import type { ModelField, ModelSearch } from '@tramita/client/contract';
import { compilePattern, emailExpression, optionProblems, tryCompile } from '@tramita/client/rules';
import type { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import type { modelerProblemTexts } from '../../../messages/features/modeler/rules.ts';
import { checkRequestBody } from '../panels/service/check-request-body.ts';

/** Messages by setting; a setting inside a list is named with its index: `options.2.value`. */
export type SettingProblems = Record<string, string | undefined>;

type Texts = typeof modelerFieldsMessages;
type Problems = typeof modelerProblemTexts;

/** Returns the problems of the settings that only fields of this type have. */
export function settingProblems(field: ModelField, messages: Texts, texts: Problems): SettingProblems {
  switch (field.type) {
    case 'select':
    case 'select-multiple':
      return optionListProblems(field.options, messages, texts);
    case 'assigneeData':
      return { assigneeData: field.assigneeData ? undefined : messages.requiredChoice };
    case 'regex':
      return { regexExpression: patternProblem(field.regexExpression ?? '', messages) };
    case 'integer': {
      const { minValue, maxValue } = field;
      const isReversed = minValue !== undefined && maxValue !== undefined && minValue >= maxValue;
      return { maxValue: isReversed ? messages.reversed : undefined };
    }
    case 'search':
      return searchProblems(field.search, messages, texts);
    default:
      return {};
  }
}

function patternProblem(source: string, messages: Texts): string | undefined {
  if (source === '') return messages.noPattern;
  return source === emailExpression || compilePattern(source) !== null ? undefined : messages.wrongPattern;
}

function optionListProblems(options: ModelField['options'], messages: Texts, texts: Problems): SettingProblems {
  const problems: SettingProblems = {};
  const values = new Set<string>();
  for (const [index, option] of options.entries()) {
    const { label, value } = optionProblems(option, texts);
    if (label !== undefined) problems[`options.${index}.label`] = label;
    if (value !== undefined) problems[`options.${index}.value`] = value;
    else if (values.has(option.value)) problems[`options.${index}.value`] = messages.sameValue;
    values.add(option.value);
  }
  return problems;
}

function searchProblems(search: ModelSearch | undefined, messages: Texts, texts: Problems): SettingProblems {
  const given = (text: string): string | undefined => (text.trim() === '' ? texts.emptyItem : undefined);
  const entryProblems = (list: string, index: number, name: string, value: string) =>
    [
      [`search.${list}.${index}.name`, given(name)],
      [`search.${list}.${index}.value`, given(value)],
    ] as const;
  if (search === undefined) return { search: messages.requiredChoice };
  if (search.kind === 'list') {
    return Object.fromEntries(
      search.items.flatMap((item, index) => [
        [`search.items.${index}.label`, given(item.label)],
        [`search.items.${index}.value`, given(item.value)],
      ]),
    );
  }
  if (search.kind !== 'http') return {};
  const { requestHeaders, requestParams, responseBody, extraFilter } = search;
  return {
    'search.method': search.method === undefined ? messages.requiredChoice : undefined,
    'search.endpoint': search.endpoint.trim() === '' ? messages.requiredUrl : undefined,
    'search.body':
      search.method !== 'GET' && checkRequestBody(search.requestBody, texts) ? messages.invalidBody : undefined,
    'search.label': given(responseBody.label),
    'search.value': given(responseBody.value),
    'search.extraFilter':
      extraFilter.trim() === '' || tryCompile(extraFilter).ok ? undefined : messages.invalidExpression,
    ...Object.fromEntries([
      ...requestHeaders.flatMap((entry, index) => entryProblems('headers', index, entry.header, entry.value)),
      ...requestParams.flatMap((entry, index) => entryProblems('params', index, entry.param, entry.value)),
    ]),
  };
}
