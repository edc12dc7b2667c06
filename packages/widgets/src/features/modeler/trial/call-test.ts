import type { BodyOf, FormValues, ModelStep, testServiceCall } from '@tramita/client/contract';
import { referencesInTexts } from '@tramita/client/rules';

/** A step whose call can be tested. */
export type ServiceModelStep = Extract<ModelStep, { type: 'SERVICE_TASK' }>;

/** Returns the names of the fields a step's call reads, in order and without duplicates. */
export function callReferences(step: ServiceModelStep): string[] {
  const { endpoint, requestHeaders, requestParams, requestBody } = step;
  return referencesInTexts([
    endpoint,
    ...requestHeaders.map(({ value }) => value),
    ...requestParams.map(({ value }) => value),
    requestBody,
  ]);
}

/** Returns the request body for testing the call of a step with these values; null without address or method. */
export function callBody(
  step: ServiceModelStep,
  typed: Readonly<Record<string, string>>,
  process: number | null = null,
): BodyOf<typeof testServiceCall> | null {
  const { method, endpoint, requestHeaders, requestParams, requestBody, responseBody } = step;
  if (method === undefined || endpoint.trim() === '') return null;
  const data: FormValues = Object.fromEntries(callReferences(step).map((name) => [name, typed[name] ?? '']));
  const stored = process === null ? undefined : { id: process, stepId: step.id };
  return { method, endpoint, requestHeaders, requestParams, requestBody, responseBody, data, stored };
}

/** Returns response data as text: JSON with line breaks, everything else unchanged. */
export function answerText(data: unknown): string {
  if (data === null || data === undefined || data === '') return '';
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}
