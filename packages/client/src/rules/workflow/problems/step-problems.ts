import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { longestSlaMillis, slaMillis } from '../../sla.ts';
import { repeated } from '../definition-problem.ts';
import { given } from '../given.ts';
import { textLimits, textProblem } from './limits.ts';
import { workflowProblems } from './workflow-problems.ts';

/** Messages of the inputs of a step, by property; `sheetUrl` and `sheetName` are those of its spreadsheet. */
export type StepProblems = {
  title?: string;
  subtitle?: string;
  sla?: string;
  slaUnit?: string;
  method?: string;
  endpoint?: string;
  requestHeaders?: string;
  requestParams?: string;
  responseBody?: string;
  callbackResponseBody?: string;
  maxRetries?: string;
  integrationErrorTarget?: string;
  sheetUrl?: string;
  sheetName?: string;
};

/** Message of an empty input in a list of settings. */
export const emptyItemMessage = workflowProblems.emptyItem;

/** Returns the messages of the inputs of a step; empty if there is no problem or no such step. */
export function stepProblems(
  model: Pick<WorkflowModel, 'steps'>,
  stepId: string,
  texts = workflowProblems,
): StepProblems {
  const step = model.steps.find(({ id }) => id === stepId);
  return step === undefined ? {} : problemsOfStep(step, texts);
}

/** Returns the messages of the inputs of a step. */
export function problemsOfStep(step: ModelStep, messages = workflowProblems): StepProblems {
  if (step.type === 'ADD') return {};
  const texts = {
    title: textProblem(step.title, textLimits.stepTitle, messages.stepTitle, messages),
    subtitle: textProblem(step.subtitle, textLimits.stepSubtitle, undefined, messages),
  };
  if (step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK') {
    return given({
      ...texts,
      sla: slaProblem(step, messages),
      slaUnit: step.sla !== null && step.slaUnit === null ? messages.choose : undefined,
    });
  }
  return given(step.type === 'SERVICE_TASK' ? { ...texts, ...serviceProblems(step, messages) } : texts);
}

function slaProblem(
  { sla, slaUnit }: Pick<ModelStep & { type: 'USER_TASK' }, 'sla' | 'slaUnit'>,
  messages: typeof workflowProblems,
): string | undefined {
  if (sla === null) return undefined;
  if (!Number.isInteger(sla) || sla < 1) return messages.slaWhole;
  return slaMillis(sla, slaUnit ?? 'MINUTES') > longestSlaMillis ? messages.slaLong : undefined;
}

function serviceProblems(step: ModelStep & { type: 'SERVICE_TASK' }, messages: typeof workflowProblems): StepProblems {
  const notifies = step.notifyIntegrationError !== 0;
  const lacksTarget = notifies && step.integrationErrorTarget.trim() === '';
  const common = {
    maxRetries: retriesProblem(step.maxRetries, messages),
    integrationErrorTarget: lacksTarget ? messages.errorTarget : undefined,
  };
  if (step.serviceType === 'SHEETS') {
    const { url, sheetName } = step.googleSheetsConfig;
    return {
      ...common,
      sheetUrl: url.trim() === '' ? messages.sheetUrl : undefined,
      sheetName: sheetName.trim() === '' ? messages.sheetName : undefined,
    };
  }
  const isOpen = (name: string, value: string): boolean => name.trim() === '' || value.trim() === '';
  return {
    ...common,
    method: step.method === undefined ? messages.choose : undefined,
    endpoint: step.endpoint.trim() === '' ? messages.endpoint : undefined,
    requestHeaders: step.requestHeaders.some(({ header, value }) => isOpen(header, value))
      ? messages.emptyItem
      : undefined,
    requestParams: step.requestParams.some(({ param, value }) => isOpen(param, value)) ? messages.emptyItem : undefined,
    responseBody: answerProblem(step.responseBody, messages),
    callbackResponseBody: step.asynchronous ? answerProblem(step.callbackResponseBody, messages) : undefined,
  };
}

function retriesProblem(text: string, messages: typeof workflowProblems): string | undefined {
  if (text.trim() === '') return messages.retriesMissing;
  const isInRange = /^\d{1,2}$/.test(text.trim()) && Number(text) <= 10;
  return isInRange ? undefined : messages.retriesRange;
}

function answerProblem(paths: Readonly<Record<string, string>>, messages: typeof workflowProblems): string | undefined {
  const all = Object.entries(paths);
  if (all.some(([field, path]) => field.trim() === '' || path.trim() === '')) return messages.emptyItem;
  const isTwice = repeated(all.map(([, path]) => path)).length > 0;
  return isTwice ? messages.answerTwice : undefined;
}
