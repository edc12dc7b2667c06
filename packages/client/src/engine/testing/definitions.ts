import type { Step, WorkflowDefinition } from '../../contract/processes/workflow.ts';

type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>;
type Overrides<Type extends Step['type']> = Partial<StepOf<Type>> & Pick<StepOf<Type>, 'id'>;

/** Connections of a step that leads to one other step, or to none. */
export const to = (stepId?: string) => (stepId === undefined ? [] : [{ stepId }]);

/** Steps with valid values; each function takes an id and overrides. */
export const step = {
  start: (next?: string): StepOf<'START_EVENT'> => ({
    type: 'START_EVENT',
    id: 'start',
    title: 'Início',
    connections: to(next),
    fields: [],
  }),
  task: (overrides: Overrides<'USER_TASK'>): StepOf<'USER_TASK'> => ({
    type: 'USER_TASK',
    ...humanStep(overrides.id),
    ...overrides,
  }),
  approval: (overrides: Overrides<'APPROVAL_TASK'>): StepOf<'APPROVAL_TASK'> => ({
    type: 'APPROVAL_TASK',
    ...humanStep(overrides.id),
    ...overrides,
  }),
  gateway: (overrides: Overrides<'GATEWAY'>): StepOf<'GATEWAY'> => ({
    type: 'GATEWAY',
    title: `Etapa ${overrides.id}`,
    connections: [],
    ...overrides,
  }),
  service: (overrides: Overrides<'SERVICE_TASK'>): StepOf<'SERVICE_TASK'> => ({
    type: 'SERVICE_TASK',
    title: `Etapa ${overrides.id}`,
    connections: [],
    serviceType: 'OTHERS',
    call: { method: 'POST', endpoint: 'https://erp.example/pedidos', requestHeaders: [], requestParams: [] },
    asynchronous: false,
    maxRetries: 0,
    continueIfError: false,
    ...overrides,
  }),
  end: (id = 'end'): StepOf<'END_EVENT'> => ({ type: 'END_EVENT', id, title: 'Final', connections: [], fields: [] }),
};

function humanStep(id: string) {
  return {
    title: `Etapa ${id}`,
    connections: [],
    assignees: [{ id: 1, firstName: 'Iniciador' }],
    groups: [],
    isRoutable: true,
    isAttachmentRequired: false,
    waitUntilEndOfProcess: false,
    notifyAssignees: 0,
    fields: [],
  };
}

/** Creates a definition with these steps and text fields with these names. */
export function definition(steps: Step[], fieldNames: readonly string[] = []): WorkflowDefinition {
  return {
    steps,
    fields: fieldNames.map((name) => ({ id: `field-${name}`, name, label: name, type: 'string' })),
  };
}
