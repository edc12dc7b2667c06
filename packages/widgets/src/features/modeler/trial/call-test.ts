import type { BodyOf, FormValues, ModelStep, testServiceCall } from '@tramita/client/contract';
import { referencesInTexts } from '@tramita/client/rules';

/** A step whose call can be tried out. */
export type ServiceModelStep = Extract<ModelStep, { type: 'SERVICE_TASK' }>;

/** Names of the fields a step's call reads, each once, in the order they appear. */
export function callReferences(step: ServiceModelStep): string[] {
  const { endpoint, requestHeaders, requestParams, requestBody } = step;
  return referencesInTexts([
    endpoint,
    ...requestHeaders.map(({ value }) => value),
    ...requestParams.map(({ value }) => value),
    requestBody,
  ]);
}

/** What is sent to have the call of a step made with these values; null while it has no address or method. */
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

/** What came back, as text to read: JSON with its lines, everything else as it is. */
export function answerText(data: unknown): string {
  if (data === null || data === undefined || data === '') return '';
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}
