import type { WorkflowDefinition } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Services } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { createSandboxOutboundCall } from '../outbound/sandbox-outbound-call.ts';
import { arrivalKinds, deedKinds, type Effect } from './effects.ts';
import type { EnginePerson, InstanceState } from './state.ts';

/** Services for tests of the engine and the jobs: a real database, silent log, no outside world unless given. */
export function testServices(db: Kysely<Database>, overrides: Partial<Services> = {}): Services {
  return {
    db,
    files: { put: async () => {}, get: async () => null, delete: async () => {} },
    outbound: createSandboxOutboundCall(),
    now: () => new Date(),
    log: { debug() {}, info() {}, warn() {}, error() {} },
    wakeWorker: () => {},
    limits: { attachmentMaxBytes: 1024 },
    ...overrides,
  };
}

/** A person the engine knows, with a superior or none. */
export function enginePerson(id: number, completeName: string, superior: EnginePerson | null = null): EnginePerson {
  const custom = { custom1: `matrícula ${id}`, custom2: null, custom3: null, custom4: null, custom5: null };
  return { id, completeName, userName: `user${id}`, active: true, custom, superior };
}

/** A request of this definition that has not started yet, for Ana (10), with Bia (20) and Caio (30) above her. */
export function freshState(definition: WorkflowDefinition, overrides: Partial<InstanceState> = {}): InstanceState {
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

/** The state after these effects, as the database would hold it. */
export function afterEffects(state: InstanceState, effects: readonly Effect[]): InstanceState {
  return effects.reduce(afterEffect, { ...state, revision: state.revision + 1 });
}

function afterEffect(state: InstanceState, effect: Effect): InstanceState {
  const withStep = (id: string, change: Partial<InstanceState['steps'][string]>): InstanceState => ({
    ...state,
    steps: { ...state.steps, [id]: { status: 'NONE', approved: null, reached: null, ...state.steps[id], ...change } },
  });
  switch (effect.kind) {
    case 'SET_VALUES':
      return { ...state, values: { ...state.values, ...effect.values } };
    case 'STEP_REACHED':
      return { ...withStep(effect.stepId, { status: 'NONE', approved: null }), currentStep: effect.stepId };
    case 'STEP_RESET':
      return withStep(effect.stepId, { status: 'NONE', approved: null });
    case 'STEP_FINISHED':
      return withStep(effect.stepId, { status: 'FINISHED', approved: effect.approved });
    case 'STEP_FAILED':
      return withStep(effect.stepId, { status: 'FAILED' });
    case 'OPEN_TASK': {
      const { stepId, users, groups, dueAt } = effect;
      return { ...state, openTask: { uuid: `task-${state.revision}`, stepId, users, groups, heldBy: null, dueAt } };
    }
    case 'READDRESS_TASK': {
      const { users, groups } = effect;
      return state.openTask ? { ...state, openTask: { ...state.openTask, users, groups, heldBy: null } } : state;
    }
    case 'CLOSE_TASK':
      return { ...state, openTask: null };
    case 'FINISH_INSTANCE':
      return { ...state, status: 'FINISHED', currentStep: null };
    case 'CANCEL_INSTANCE':
      return { ...state, status: 'CANCELED', currentStep: null };
    case 'WRITE_HISTORY': {
      const isAnswer = effect.entry.kind === 'SERVICE_SUCCEEDED' || effect.entry.kind === 'SERVICE_FAILED';
      const isDeed = (deedKinds as readonly string[]).includes(effect.entry.kind);
      const { stepId } = effect.entry;
      const isArrival = stepId !== null && (arrivalKinds as readonly string[]).includes(effect.entry.kind);
      return {
        ...(isArrival ? withStep(stepId, { reached: nextPlace(state) }) : state),
        serviceCallsInARow: isDeed ? 0 : state.serviceCallsInARow + (isAnswer ? 1 : 0),
      };
    }
    default:
      return state;
  }
}

function nextPlace({ steps }: InstanceState): number {
  return Math.max(0, ...Object.values(steps).map(({ reached }) => reached ?? 0)) + 1;
}
