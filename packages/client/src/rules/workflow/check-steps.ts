import type { Step, WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { builtInFields } from './built-in-fields.ts';
import { checkCondition } from './check-condition.ts';
import { type FoundMessage, type FoundProblem, repeated } from './definition-problem.ts';
import type { workflowProblems } from './problems/workflow-problems.ts';

/** Returns the problems of the steps and of the connections between them. */
export function checkSteps(definition: WorkflowDefinition, texts: typeof workflowProblems): FoundProblem[] {
  const { steps } = definition;
  const problems: FoundProblem[] = repeated(steps.map((step) => step.id)).map((stepId) => ({
    stepId,
    message: texts.sameStepId(stepId),
  }));
  if (steps[0]?.type !== 'START_EVENT') problems.push({ message: texts.startFirst });
  if (steps.length < 2 || steps[steps.length - 1]?.type !== 'END_EVENT') {
    problems.push({ topic: 'end', message: texts.endLast });
  }
  for (const step of steps.slice(1)) {
    if (step.type === 'START_EVENT') {
      problems.push({ stepId: step.id, message: texts.oneStart });
    }
  }
  const byId = new Map(steps.map((step) => [step.id, step]));
  for (const step of steps) problems.push(...checkStep(step, definition, byId, texts));
  return [...problems, ...checkReach(steps, byId, texts)];
}

type StepsById = ReadonlyMap<string, Step>;

function checkStep(
  step: Step,
  definition: WorkflowDefinition,
  byId: StepsById,
  texts: typeof workflowProblems,
): FoundProblem[] {
  const found: FoundMessage[] = [];
  if (step.title.trim() === '') found.push({ topic: 'step title', message: texts.untitledStep });
  found.push(...(step.type === 'GATEWAY' ? checkGateway(step, definition, texts) : checkExits(step, texts)));
  for (const { stepId } of step.connections) {
    const target = byId.get(stepId);
    if (target === undefined) found.push({ message: texts.unknownTarget });
    if (target?.type === 'START_EVENT') found.push({ message: texts.targetIsStart });
    if (stepId === step.id) found.push({ message: texts.targetIsSelf });
  }
  if (step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK') {
    if (step.assignees.length === 0 && step.groups.length === 0) {
      found.push({ message: texts.noAssignees });
    }
    const isAgreed = step.sla === undefined || step.sla > 0;
    if (!isAgreed) found.push({ topic: 'sla', message: texts.slaZero });
  }
  if (step.type === 'SERVICE_TASK')
    found.push(...checkService(step, texts), ...checkSheetFields(step, definition, texts));
  return found.map((problem) => ({ stepId: step.id, ...problem }));
}

function checkExits(step: Step, texts: typeof workflowProblems): FoundMessage[] {
  if (step.type === 'END_EVENT') {
    return step.connections.length > 0 ? [{ message: texts.endConnected }] : [];
  }
  if (step.connections.length > 1) return [{ message: texts.oneConnection }];
  return step.connections.length === 0 ? [{ topic: 'exit', message: texts.noExit }] : [];
}

function checkService(step: Step & { type: 'SERVICE_TASK' }, texts: typeof workflowProblems): FoundMessage[] {
  const messages: string[] = [];
  if (step.serviceType === 'SHEETS') {
    const { url = '', sheetName = '' } = step.googleSheetsConfig ?? {};
    if (url.trim() === '') messages.push(texts.serviceSheetUrl);
    if (sheetName.trim() === '') messages.push(texts.serviceSheetName);
  } else if (step.call.endpoint.trim() === '') {
    messages.push(texts.serviceEndpoint);
  }
  if (!Number.isInteger(step.maxRetries) || step.maxRetries < 0 || step.maxRetries > 10) {
    messages.push(texts.serviceRetries);
  }
  return messages.map((message) => ({ topic: 'service', message }));
}

/** A spreadsheet row has a column for each named field; an unknown field would be left out without a message. */
function checkSheetFields(
  step: Step & { type: 'SERVICE_TASK' },
  { fields }: WorkflowDefinition,
  texts: typeof workflowProblems,
): FoundMessage[] {
  if (step.serviceType !== 'SHEETS') return [];
  const known = new Set([...Object.keys(builtInFields), ...fields.map(({ name }) => name)]);
  const unknown = (step.googleSheetsConfig?.formFields ?? []).filter((name) => !known.has(name));
  return [...new Set(unknown)].map((name) => ({
    message: texts.sheetField(name),
  }));
}

function checkGateway(step: Step, { fields }: WorkflowDefinition, texts: typeof workflowProblems): FoundMessage[] {
  if (step.connections.length === 0) return [{ topic: 'exit', message: texts.gatewayEmpty }];
  return step.connections.flatMap((connection) => checkCondition(connection, fields, texts));
}

function checkReach(steps: readonly Step[], byId: StepsById, texts: typeof workflowProblems): FoundProblem[] {
  const [start] = steps;
  const reached = new Set<string>(start === undefined ? [] : [start.id]);
  for (const id of reached) {
    for (const connection of byId.get(id)?.connections ?? []) reached.add(connection.stepId);
  }
  return steps.filter((step) => !reached.has(step.id)).map((step) => ({ stepId: step.id, message: texts.unreached }));
}
