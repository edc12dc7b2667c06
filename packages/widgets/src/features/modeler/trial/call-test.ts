import type { BodyOf, FieldValue, FormValues, ModelStep, testServiceCall } from '@tramita/client/contract';
import {
  commaSigns,
  conditionFieldType,
  fieldTypeRecord,
  hasValue,
  isListType,
  isNumberType,
  type NumberSigns,
  normalizeValue,
  parseDay,
  parseNumber,
  referencesInTexts,
} from '@tramita/client/rules';

/** A step whose call can be tested. */
export type ServiceModelStep = Extract<ModelStep, { type: 'SERVICE_TASK' }>;

/** A field that a call reads. */
export interface CallField {
  readonly name: string;
  readonly type: string;
}

/**
 * Returns the fields a step's call reads, in order and without duplicates. Other words after a `#` are no references: the
 * engine leaves them as they are.
 */
export function callReferences(step: ServiceModelStep, fields: readonly CallField[]): CallField[] {
  const { endpoint, requestHeaders, requestParams, requestBody } = step;
  const names = referencesInTexts([
    endpoint,
    ...requestHeaders.map(({ value }) => value),
    ...requestParams.map(({ value }) => value),
    requestBody,
  ]);
  return names.flatMap((name) => {
    const type = conditionFieldType(fields, name);
    return type === undefined || !hasValue(type) ? [] : [{ name, type }];
  });
}

/**
 * Returns a typed text as a value of a field: what a request stores, so that the tested call is the one the engine makes.
 * The items of a list are separated by commas; a text that is not a value of the type stays a text.
 */
function storedValue(type: string, text: string, signs: NumberSigns): FieldValue {
  const typed = text.trim();
  if (typed === '') return isListType(type) ? [] : null;
  if (isListType(type)) return typed.split(',').flatMap((item) => item.trim() || []);
  if (isNumberType(type)) return parseNumber(type, typed, signs) ?? text;
  if (fieldTypeRecord(type).value === 'day') return parseDay(typed) ?? text;
  return normalizeValue({ type }, text);
}

/** Input of {@link callBody} in addition to the step. */
export interface CallInput {
  readonly fields: readonly CallField[];
  /** Typed texts by field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** Id of the version being edited, whose stored secrets the call may use. @default null */
  readonly process?: number | null;
  /** The signs of typed numbers. @default those of Portuguese */
  readonly signs?: NumberSigns;
}

/** Returns the request body for testing the call of a step with these values; null without address or method. */
export function callBody(
  step: ServiceModelStep,
  { fields, typed, process = null, signs = commaSigns }: CallInput,
): BodyOf<typeof testServiceCall> | null {
  const { method, endpoint, requestHeaders, requestParams, requestBody, responseBody } = step;
  if (method === undefined || endpoint.trim() === '') return null;
  const data: FormValues = Object.fromEntries(
    callReferences(step, fields).map(({ name, type }) => [name, storedValue(type, typed[name] ?? '', signs)]),
  );
  const stored = process === null ? undefined : { id: process, stepId: step.id };
  return { method, endpoint, requestHeaders, requestParams, requestBody, responseBody, data, stored };
}

/** Returns response data as text: JSON with line breaks, everything else unchanged. */
export function answerText(data: unknown): string {
  if (data === null || data === undefined || data === '') return '';
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}
