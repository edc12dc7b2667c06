import { actionKinds, arrivalKinds, type Effect } from './effects.ts';
import type { RequestState } from './state.ts';

/** Returns the state after these effects, as the database would contain it. */
export function afterEffects(state: RequestState, effects: readonly Effect[]): RequestState {
  return effects.reduce(afterEffect, { ...state, revision: state.revision + 1 });
}

function afterEffect(state: RequestState, effect: Effect): RequestState {
  const withStep = (id: string, change: Partial<RequestState['steps'][string]>): RequestState => ({
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
      return {
        ...state,
        openTask: { uuid: `task-${state.revision}`, stepId, users, groups, heldBy: null, onBehalfOf: null, dueAt },
      };
    }
    case 'READDRESS_TASK': {
      const { users, groups } = effect;
      return state.openTask
        ? { ...state, openTask: { ...state.openTask, users, groups, heldBy: null, onBehalfOf: null } }
        : state;
    }
    case 'CLOSE_TASK':
      return { ...state, openTask: null };
    case 'FINISH_REQUEST':
      return { ...state, status: 'FINISHED', currentStep: null };
    case 'CANCEL_REQUEST':
      return { ...state, status: 'CANCELED', currentStep: null };
    case 'WRITE_HISTORY': {
      const isAnswer = effect.entry.kind === 'SERVICE_SUCCEEDED' || effect.entry.kind === 'SERVICE_FAILED';
      const isAction = (actionKinds as readonly string[]).includes(effect.entry.kind);
      const { stepId } = effect.entry;
      const isArrival = stepId !== null && (arrivalKinds as readonly string[]).includes(effect.entry.kind);
      return {
        ...(isArrival ? withStep(stepId, { reached: nextPlace(state) }) : state),
        serviceCallsInARow: isAction ? 0 : state.serviceCallsInARow + (isAnswer ? 1 : 0),
      };
    }
    default:
      return state;
  }
}

function nextPlace({ steps }: RequestState): number {
  return Math.max(0, ...Object.values(steps).map(({ reached }) => reached ?? 0)) + 1;
}
