import type { Connection, Step, WorkflowDefinition } from '../../contract/workflow.ts';
import { isDatePreset, isDay } from '../form/date-presets.ts';
import { builtInFields } from './built-in-fields.ts';
import { type DefinitionProblem, repeated } from './definition-problem.ts';

/** Problems of the row of steps and of the connections between them. */
export function checkSteps(definition: WorkflowDefinition): DefinitionProblem[] {
  const { steps } = definition;
  const problems: DefinitionProblem[] = repeated(steps.map((step) => step.id)).map((stepId) => ({
    stepId,
    message: `Há mais de uma etapa com o identificador "${stepId}"`,
  }));
  if (steps[0]?.type !== 'START_EVENT') problems.push({ message: 'A primeira etapa deve ser o evento de início' });
  if (steps.length < 2 || steps[steps.length - 1]?.type !== 'END_EVENT') {
    problems.push({ message: 'A última etapa deve ser o evento de fim' });
  }
  for (const step of steps.slice(1)) {
    if (step.type === 'START_EVENT') {
      problems.push({ stepId: step.id, message: 'Só pode haver um evento de início, na primeira posição' });
    }
  }
  for (const step of steps) problems.push(...checkStep(step, definition));
  return [...problems, ...checkReach(steps)];
}

function checkStep(step: Step, definition: WorkflowDefinition): DefinitionProblem[] {
  const messages: string[] = [];
  if (step.title.trim() === '') messages.push('A etapa não tem título');
  messages.push(...(step.type === 'GATEWAY' ? checkGateway(step, definition) : checkExits(step)));
  for (const { stepId } of step.connections) {
    const target = definition.steps.find(({ id }) => id === stepId);
    if (target === undefined) messages.push('Uma conexão leva a uma etapa que não existe');
    if (target?.type === 'START_EVENT') messages.push('Nenhuma conexão pode levar ao evento de início');
    if (stepId === step.id) messages.push('Uma etapa não pode levar a si mesma');
  }
  if (step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK') {
    if (step.assignees.length === 0 && step.groups.length === 0) messages.push('A etapa não tem responsáveis');
    if (step.sla !== undefined && !(step.sla > 0)) messages.push('O prazo da etapa deve ser maior que zero');
  }
  if (step.type === 'SERVICE_TASK') messages.push(...checkService(step));
  return messages.map((message) => ({ stepId: step.id, message }));
}

function checkExits(step: Step): string[] {
  if (step.type === 'END_EVENT') return step.connections.length > 0 ? ['O evento de fim não pode ter conexões'] : [];
  if (step.connections.length > 1) return ['É permitido apenas uma conexão para tarefas'];
  return step.connections.length === 0 ? ['A etapa não leva a nenhuma outra'] : [];
}

function checkService(step: Step & { type: 'SERVICE_TASK' }): string[] {
  const messages: string[] = [];
  if (step.call.endpoint.trim() === '') messages.push('O endereço do serviço não foi preenchido');
  if (!Number.isInteger(step.maxRetries) || step.maxRetries < 0 || step.maxRetries > 10) {
    messages.push('O número de novas tentativas deve ficar entre 0 e 10');
  }
  return messages;
}

function checkGateway(step: Step, definition: WorkflowDefinition): string[] {
  if (step.connections.length === 0) return ['A decisão não tem conexões'];
  return step.connections.flatMap((connection) => checkCondition(connection, definition));
}

function checkCondition(connection: Connection, { fields }: WorkflowDefinition): string[] {
  const { label = '', field: name = '', operator, value = '' } = connection;
  const shown = label.trim() === '' ? 'sem nome' : `"${label}"`;
  const messages: string[] = [];
  if (label.trim() === '') messages.push('Uma conexão da decisão não tem nome');
  const type = fields.find((field) => field.name === name)?.type ?? builtInType(name);
  if (name === '') messages.push(`A conexão ${shown} não tem campo`);
  else if (type === undefined) messages.push(`A conexão ${shown} usa o campo "${name}", que não existe`);
  if (operator === undefined) return [...messages, `A conexão ${shown} não tem operador`];
  const takesValue = operator !== 'isNull' && operator !== 'isNotNull';
  if (takesValue && value === '') messages.push(`A conexão ${shown} não tem valor`);
  if (!takesValue && value !== '') messages.push(`A conexão ${shown} não pode ter valor com esse operador`);
  if (type === 'date' && operator === 'contains') messages.push(`A conexão ${shown} não pode usar "contém" em data`);
  else if (type === 'date' && takesValue && value !== '' && !isDayCondition(value)) {
    messages.push(`A conexão ${shown} não tem uma data válida`);
  }
  return messages;
}

const builtInType = (name: string): string | undefined =>
  Object.hasOwn(builtInFields, name) ? builtInFields[name] : undefined;

const isDayCondition = (value: string): boolean =>
  isDatePreset(value) || isDay(value) || /^OTHERS:-?\d{1,5}$/.test(value);

function checkReach(steps: readonly Step[]): DefinitionProblem[] {
  const [start] = steps;
  const reached = new Set<string>(start === undefined ? [] : [start.id]);
  for (const id of reached) {
    for (const connection of steps.find((step) => step.id === id)?.connections ?? []) reached.add(connection.stepId);
  }
  return steps
    .filter((step) => !reached.has(step.id))
    .map((step) => ({ stepId: step.id, message: 'Nenhum caminho leva a esta etapa' }));
}
