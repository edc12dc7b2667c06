import type { Step, WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { builtInFields } from './built-in-fields.ts';
import { checkCondition } from './check-condition.ts';
import { oneConnectionMessage } from './commands/connect-steps.ts';
import { type FoundMessage, type FoundProblem, repeated } from './definition-problem.ts';

/** Returns the problems of the steps and of the connections between them. */
export function checkSteps(definition: WorkflowDefinition): FoundProblem[] {
  const { steps } = definition;
  const problems: FoundProblem[] = repeated(steps.map((step) => step.id)).map((stepId) => ({
    stepId,
    message: `Há mais de uma etapa com o identificador "${stepId}"`,
  }));
  if (steps[0]?.type !== 'START_EVENT') problems.push({ message: 'A primeira etapa deve ser o evento de início' });
  if (steps.length < 2 || steps[steps.length - 1]?.type !== 'END_EVENT') {
    problems.push({ topic: 'end', message: 'A última etapa deve ser o evento de fim' });
  }
  for (const step of steps.slice(1)) {
    if (step.type === 'START_EVENT') {
      problems.push({ stepId: step.id, message: 'Só pode haver um evento de início, na primeira posição' });
    }
  }
  const byId = new Map(steps.map((step) => [step.id, step]));
  for (const step of steps) problems.push(...checkStep(step, definition, byId));
  return [...problems, ...checkReach(steps, byId)];
}

type StepsById = ReadonlyMap<string, Step>;

function checkStep(step: Step, definition: WorkflowDefinition, byId: StepsById): FoundProblem[] {
  const found: FoundMessage[] = [];
  if (step.title.trim() === '') found.push({ topic: 'step title', message: 'A etapa não tem título' });
  found.push(...(step.type === 'GATEWAY' ? checkGateway(step, definition) : checkExits(step)));
  for (const { stepId } of step.connections) {
    const target = byId.get(stepId);
    if (target === undefined) found.push({ message: 'Uma conexão leva a uma etapa que não existe' });
    if (target?.type === 'START_EVENT') found.push({ message: 'Nenhuma conexão pode levar ao evento de início' });
    if (stepId === step.id) found.push({ message: 'Uma etapa não pode levar a si mesma' });
  }
  if (step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK') {
    if (step.assignees.length === 0 && step.groups.length === 0) {
      found.push({ message: 'A etapa não tem responsáveis' });
    }
    const isAgreed = step.sla === undefined || step.sla > 0;
    if (!isAgreed) found.push({ topic: 'sla', message: 'O prazo da etapa deve ser maior que zero' });
  }
  if (step.type === 'SERVICE_TASK') found.push(...checkService(step), ...checkSheetFields(step, definition));
  return found.map((problem) => ({ stepId: step.id, ...problem }));
}

function checkExits(step: Step): FoundMessage[] {
  if (step.type === 'END_EVENT') {
    return step.connections.length > 0 ? [{ message: 'O evento de fim não pode ter conexões' }] : [];
  }
  if (step.connections.length > 1) return [{ message: oneConnectionMessage }];
  return step.connections.length === 0 ? [{ topic: 'exit', message: 'A etapa não leva a nenhuma outra' }] : [];
}

function checkService(step: Step & { type: 'SERVICE_TASK' }): FoundMessage[] {
  const messages: string[] = [];
  if (step.serviceType === 'SHEETS') {
    const { url = '', sheetName = '' } = step.googleSheetsConfig ?? {};
    if (url.trim() === '') messages.push('O endereço da planilha não foi preenchido');
    if (sheetName.trim() === '') messages.push('A aba da planilha não foi preenchida');
  } else if (step.call.endpoint.trim() === '') {
    messages.push('O endereço do serviço não foi preenchido');
  }
  if (!Number.isInteger(step.maxRetries) || step.maxRetries < 0 || step.maxRetries > 10) {
    messages.push('O número de novas tentativas deve ficar entre 0 e 10');
  }
  return messages.map((message) => ({ topic: 'service', message }));
}

/** A spreadsheet row has a column for each named field; an unknown field would be left out without a message. */
function checkSheetFields(step: Step & { type: 'SERVICE_TASK' }, { fields }: WorkflowDefinition): FoundMessage[] {
  if (step.serviceType !== 'SHEETS') return [];
  const known = new Set([...Object.keys(builtInFields), ...fields.map(({ name }) => name)]);
  const unknown = (step.googleSheetsConfig?.formFields ?? []).filter((name) => !known.has(name));
  return [...new Set(unknown)].map((name) => ({
    message: `A planilha usa o campo "${name}", que não existe no formulário`,
  }));
}

function checkGateway(step: Step, { fields }: WorkflowDefinition): FoundMessage[] {
  if (step.connections.length === 0) return [{ topic: 'exit', message: 'A decisão não tem conexões' }];
  return step.connections.flatMap((connection) => checkCondition(connection, fields));
}

function checkReach(steps: readonly Step[], byId: StepsById): FoundProblem[] {
  const [start] = steps;
  const reached = new Set<string>(start === undefined ? [] : [start.id]);
  for (const id of reached) {
    for (const connection of byId.get(id)?.connections ?? []) reached.add(connection.stepId);
  }
  return steps
    .filter((step) => !reached.has(step.id))
    .map((step) => ({ stepId: step.id, message: 'Nenhum caminho leva a esta etapa' }));
}
