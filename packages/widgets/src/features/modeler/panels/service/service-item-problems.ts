import type { ModelStep } from '@tramita/client/contract';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import type { modelerProblemTexts } from '../../../../messages/features/modeler/rules.ts';
import type { SettingMessages } from '../use-panel-checks.ts';
import { checkRequestBody } from './check-request-body.ts';

type ServiceStep = Extract<ModelStep, { type: 'SERVICE_TASK' }>;

type Problems = Pick<typeof modelerProblemTexts, 'emptyItem' | 'expression'>;

const given = (text: string, { emptyItem }: Problems): string | undefined =>
  text.trim() === '' ? emptyItem : undefined;

/** Returns messages for the inputs of the lists of a call, and for its body. */
export function serviceItemProblems(
  step: ServiceStep,
  texts: Problems,
  messages: Pick<typeof panelsMessages, 'bodyQuotes' | 'bodyFlaw'>,
): SettingMessages {
  if (step.serviceType === 'SHEETS') return {};
  const problems: Record<string, string | undefined> = {
    // shown at the inputs instead
    requestHeaders: undefined,
    requestParams: undefined,
    requestBody: bodyProblem(step.requestBody, texts, messages),
  };
  for (const [index, { header, value }] of step.requestHeaders.entries()) {
    problems[`requestHeaders.${index}.name`] = given(header, texts);
    problems[`requestHeaders.${index}.value`] = given(value, texts);
  }
  for (const [index, { param, value }] of step.requestParams.entries()) {
    problems[`requestParams.${index}.name`] = given(param, texts);
    problems[`requestParams.${index}.value`] = given(value, texts);
  }
  Object.assign(problems, answerProblems('responseBody', step.responseBody, texts));
  if (step.asynchronous)
    Object.assign(problems, answerProblems('callbackResponseBody', step.callbackResponseBody, texts));
  return problems;
}

function answerProblems(property: string, paths: Readonly<Record<string, string>>, texts: Problems): SettingMessages {
  const entries = Object.entries(paths).flatMap(([field, path], index) => [
    [`${property}.${index}.path`, given(path, texts)],
    [`${property}.${index}.field`, given(field, texts)],
  ]);
  const isOpen = entries.some(([, message]) => message !== undefined);
  // an empty input shows its own message; otherwise the problem of the whole list is shown
  return { ...(isOpen ? { [property]: undefined } : {}), ...Object.fromEntries(entries) };
}

function bodyProblem(
  source: string,
  texts: Problems,
  messages: Pick<typeof panelsMessages, 'bodyQuotes' | 'bodyFlaw'>,
): string | undefined {
  const flaw = checkRequestBody(source, texts);
  if (flaw === null) return undefined;
  const { at, sentence } = flaw;
  return at === null || sentence === null ? messages.bodyQuotes : messages.bodyFlaw(at + 1, sentence);
}
