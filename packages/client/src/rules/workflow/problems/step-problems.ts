import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { repeated } from '../definition-problem.ts';
import { given } from '../given.ts';
import { textLimits, textProblem } from './limits.ts';

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

const chooseMessage = 'Selecione uma opção';
/** Message of an empty input in a list of settings. */
export const emptyItemMessage = 'Preenche o campo';

/** Returns the messages of the inputs of a step; empty if there is no problem or no such step. */
export function stepProblems(model: Pick<WorkflowModel, 'steps'>, stepId: string): StepProblems {
  const step = model.steps.find(({ id }) => id === stepId);
  return step === undefined ? {} : problemsOfStep(step);
}

/** Returns the messages of the inputs of a step. */
export function problemsOfStep(step: ModelStep): StepProblems {
  if (step.type === 'ADD') return {};
  const texts = {
    title: textProblem(step.title, textLimits.stepTitle, 'Preenche o título'),
    subtitle: textProblem(step.subtitle, textLimits.stepSubtitle),
  };
  if (step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK') {
    const isWhole = step.sla === null || (Number.isInteger(step.sla) && step.sla >= 1);
    return given({
      ...texts,
      sla: isWhole ? undefined : 'Digite um número inteiro maior que zero',
      slaUnit: step.sla !== null && step.slaUnit === null ? chooseMessage : undefined,
    });
  }
  return given(step.type === 'SERVICE_TASK' ? { ...texts, ...serviceProblems(step) } : texts);
}

function serviceProblems(step: ModelStep & { type: 'SERVICE_TASK' }): StepProblems {
  const notifies = step.notifyIntegrationError !== 0;
  const lacksTarget = notifies && step.integrationErrorTarget.trim() === '';
  const common = {
    maxRetries: retriesProblem(step.maxRetries),
    integrationErrorTarget: lacksTarget ? 'Preenche qual o destino da notificação' : undefined,
  };
  if (step.serviceType === 'SHEETS') {
    const { url, sheetName } = step.googleSheetsConfig;
    return {
      ...common,
      sheetUrl: url.trim() === '' ? 'Preencha a URL do Google Sheets' : undefined,
      sheetName: sheetName.trim() === '' ? 'Preencha a aba/guia' : undefined,
    };
  }
  const isOpen = (name: string, value: string): boolean => name.trim() === '' || value.trim() === '';
  return {
    ...common,
    method: step.method === undefined ? chooseMessage : undefined,
    endpoint: step.endpoint.trim() === '' ? 'Preenche a URL da requisição' : undefined,
    requestHeaders: step.requestHeaders.some(({ header, value }) => isOpen(header, value))
      ? emptyItemMessage
      : undefined,
    requestParams: step.requestParams.some(({ param, value }) => isOpen(param, value)) ? emptyItemMessage : undefined,
    responseBody: answerProblem(step.responseBody),
    callbackResponseBody: step.asynchronous ? answerProblem(step.callbackResponseBody) : undefined,
  };
}

function retriesProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Quantidade de tentativas é obrigatório';
  const isInRange = /^\d{1,2}$/.test(text.trim()) && Number(text) <= 10;
  return isInRange ? undefined : 'Digite um número de 0 a 10';
}

function answerProblem(paths: Readonly<Record<string, string>>): string | undefined {
  const all = Object.entries(paths);
  if (all.some(([field, path]) => field.trim() === '' || path.trim() === '')) return emptyItemMessage;
  const isTwice = repeated(all.map(([, path]) => path)).length > 0;
  return isTwice ? 'Use cada propriedade da resposta em um campo só' : undefined;
}
