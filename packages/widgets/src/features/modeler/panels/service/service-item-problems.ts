import type { ModelStep } from '@tramita/client/contract';
import { emptyItemMessage } from '@tramita/client/rules';
import { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import type { SettingMessages } from '../use-panel-checks.ts';
import { checkRequestBody } from './check-request-body.ts';

type ServiceStep = Extract<ModelStep, { type: 'SERVICE_TASK' }>;

const given = (text: string): string | undefined => (text.trim() === '' ? emptyItemMessage : undefined);

/** Returns messages for the inputs of the lists of a call, and for its body. */
export function serviceItemProblems(step: ServiceStep): SettingMessages {
  if (step.serviceType === 'SHEETS') return {};
  const problems: Record<string, string | undefined> = {
    // shown at the inputs instead
    requestHeaders: undefined,
    requestParams: undefined,
    requestBody: bodyProblem(step.requestBody),
  };
  for (const [index, { header, value }] of step.requestHeaders.entries()) {
    problems[`requestHeaders.${index}.name`] = given(header);
    problems[`requestHeaders.${index}.value`] = given(value);
  }
  for (const [index, { param, value }] of step.requestParams.entries()) {
    problems[`requestParams.${index}.name`] = given(param);
    problems[`requestParams.${index}.value`] = given(value);
  }
  Object.assign(problems, answerProblems('responseBody', step.responseBody));
  if (step.asynchronous) Object.assign(problems, answerProblems('callbackResponseBody', step.callbackResponseBody));
  return problems;
}

function answerProblems(property: string, paths: Readonly<Record<string, string>>): SettingMessages {
  const entries = Object.entries(paths).flatMap(([field, path], index) => [
    [`${property}.${index}.path`, given(path)],
    [`${property}.${index}.field`, given(field)],
  ]);
  const isOpen = entries.some(([, message]) => message !== undefined);
  // an empty input shows its own message; otherwise the problem of the whole list is shown
  return { ...(isOpen ? { [property]: undefined } : {}), ...Object.fromEntries(entries) };
}

function bodyProblem(source: string): string | undefined {
  const flaw = checkRequestBody(source);
  if (flaw === null) return undefined;
  const { at, sentence } = flaw;
  return at === null || sentence === null ? panelsMessages.bodyQuotes : panelsMessages.bodyFlaw(at + 1, sentence);
}
