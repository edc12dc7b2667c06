import type { WorkflowDefinition } from '../../contract/processes/workflow.ts';
import type { EnginePerson, RequestState } from '../state.ts';

/** Creates a person, with or without a superior. */
export function enginePerson(id: number, completeName: string, superior: EnginePerson | null = null): EnginePerson {
  const custom = { custom1: `matrícula ${id}`, custom2: null, custom3: null, custom4: null, custom5: null };
  return { id, completeName, userName: `user${id}`, active: true, custom, superior };
}

/** Creates a request of this definition that has not started, for Ana (10), with Bia (20) and Caio (30) as superiors. */
export function freshState(definition: WorkflowDefinition, overrides: Partial<RequestState> = {}): RequestState {
  const requester = enginePerson(10, 'Ana', enginePerson(20, 'Bia', enginePerson(30, 'Caio')));
  return {
    idk: 7,
    revision: 0,
    protocol: '0b1c2d3e-0000-4000-8000-000000000007',
    status: 'IN_PROGRESS',
    definition,
    processId: 1,
    processTitle: 'Compras',
    processVersion: 3,
    hasNps: false,
    requester,
    startedBy: requester.id,
    owners: [90],
    people: { 40: { completeName: 'Davi', active: true }, 50: { completeName: 'Eva', active: false } },
    groups: {
      500: { name: 'Suprimentos', active: true, hasMembers: true },
      600: { name: 'Vazio', active: true, hasMembers: false },
    },
    serviceCallsInARow: 0,
    currentStep: null,
    steps: Object.fromEntries(
      definition.steps.map(({ id }) => [id, { status: 'NONE' as const, approved: null, reached: null }]),
    ),
    values: {},
    openTask: null,
    ...overrides,
  };
}
