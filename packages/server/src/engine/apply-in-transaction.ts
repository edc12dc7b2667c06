import {
  decide,
  type Effect,
  type EngineEvent,
  EngineRefusal,
  type RequestState,
  type StepFailure,
} from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { loadRequestState } from '../db/engine/request-state.ts';
import { type EffectBatch, writeEffects } from '../db/engine/write-effects.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts';

/** An event, or a function that creates it from the state of the locked request and may throw to reject the call. */
export type EventSource = EngineEvent | ((state: RequestState, tx: Db) => EngineEvent | Promise<EngineEvent>);

/** Options of one application. */
export interface ApplyOptions {
  /** Writes that belong to the same transaction, such as attachments. */
  readonly alsoWrite?: (tx: Db, applied: Applied) => Promise<void>;
  /** Waits until service calls of the event were attempted once, if the finished step requires it. @default false */
  readonly waitForCalls?: boolean;
  /** The current state of the request, loaded under its lock in this transaction. @default loaded now */
  readonly state?: RequestState | undefined;
  /** Collects the changes of the event, to be written later in this transaction. @default written now */
  readonly batch?: EffectBatch | undefined;
  /** Creates the uuid of a task or request; for data that must be reproducible. @default random */
  readonly newUuid?: () => string;
}

/** Result of an event. */
export interface Applied {
  readonly idk: number;
  readonly protocol: string;
  readonly revision: number;
  readonly status: RequestState['status'];
  /** Current step of the request; null if it has ended. */
  readonly currentStep: string | null;
  /** The task opened by this event. */
  readonly openedTask: { readonly uuid: string; readonly users: readonly number[] } | null;
  /** Why the request stopped at its current step, if it did. */
  readonly failure: StepFailure | null;
  readonly effects: readonly Effect[];
}

/**
 * Locks the request, decides on its current state and writes every effect, all in `tx`.
 * @throws NotFoundError, ConflictError (TASK_ALREADY_DONE, PROCESS_ENDED, STEP_NOT_RETRYABLE, STEP_NOT_FAILED),
 *   InvalidInputError for an approval without a decision and for a redirection without an assignee (ASSIGNEE_MISSING),
 *   EngineRefusal for stale job events
 */
export async function applyInTransaction(
  tx: Db,
  idk: number,
  source: EventSource,
  options: ApplyOptions = {},
): Promise<Applied> {
  const state = options.state ?? (await loadRequestState(tx, idk, 'lock'));
  if (!state) throw new NotFoundError('Não encontramos esta solicitação');
  const event = typeof source === 'function' ? await source(state, tx) : source;
  const effects = decideOrRefuse(state, event);
  const taskUuid = (options.newUuid ?? randomUuid)();
  if (options.batch) options.batch.add(state, effects, taskUuid);
  else await writeEffects(tx, state, effects, taskUuid);
  const applied = describe(state, effects, taskUuid);
  await options.alsoWrite?.(tx, applied);
  return applied;
}

/** The default of `newUuid`. */
export function randomUuid(): string {
  return crypto.randomUUID();
}

function decideOrRefuse(state: RequestState, event: EngineEvent): Effect[] {
  try {
    return decide(state, event);
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    if (error.code === 'TASK_ALREADY_DONE') {
      throw new ConflictError('Esta tarefa já foi concluída por outra pessoa', 'TASK_ALREADY_DONE');
    }
    if (error.code === 'PROCESS_ENDED') throw new ConflictError('Esta solicitação já foi encerrada', 'PROCESS_ENDED');
    if (error.code === 'STEP_NOT_RETRYABLE' || error.code === 'STEP_NOT_FAILED') {
      throw new ConflictError(errorMessage(error.code), error.code);
    }
    if (error.code === 'ASSIGNEE_MISSING') throw new InvalidInputError(error.message, error.code);
    if (error.code === 'DECISION_MISSING') throw new InvalidInputError(error.message);
    throw error;
  }
}

function describe(state: RequestState, effects: readonly Effect[], taskUuid: string): Applied {
  const applied = { status: state.status, currentStep: state.currentStep };
  let openedTask: Applied['openedTask'] = null;
  let failure: StepFailure | null = null;
  for (const effect of effects) {
    if (effect.kind === 'STEP_REACHED') applied.currentStep = effect.stepId;
    else if (effect.kind === 'OPEN_TASK') openedTask = { uuid: taskUuid, users: effect.users };
    else if (effect.kind === 'STEP_FAILED') failure = effect.failure;
    else if (effect.kind === 'FINISH_REQUEST') Object.assign(applied, { status: 'FINISHED', currentStep: null });
    else if (effect.kind === 'CANCEL_REQUEST') Object.assign(applied, { status: 'CANCELED', currentStep: null });
  }
  const { idk, protocol, revision } = state;
  return { idk, protocol, revision: revision + 1, ...applied, openedTask, failure, effects };
}
