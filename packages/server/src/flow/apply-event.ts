import type { FormValues } from '@tramita/client/contract';
import { type Effect, type EnginePerson, historyMessages, type RequestState } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { insertHistory } from '../db/engine/histories.ts';
import { findStartRecords, insertAttachments, insertRequest } from '../db/engine/insert-request.ts';
import { type EngineProcess, newRequestState } from '../db/engine/request-state.ts';
import {
  type Applied,
  type ApplyOptions,
  applyInTransaction,
  type EventSource,
  randomUuid,
} from '../engine/apply-in-transaction.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { StoredAttachment } from '../ports/stored-uploads.ts';
import { runServiceCalls } from './run-service-calls.ts';

export type { Applied, ApplyOptions, EventSource } from '../engine/apply-in-transaction.ts';

/** A request to start. The caller has checked permissions, requirements and the form. */
export interface StartInput {
  readonly process: EngineProcess;
  readonly requester: EnginePerson;
  /** The user who sends the request. */
  readonly startedBy: { readonly id: number; readonly completeName: string };
  readonly values: FormValues;
  /** Files that are already stored; their rows are inserted with the request. */
  readonly attachments?: readonly StoredAttachment[];
  /** @default services.now() */
  readonly at?: Date;
}

/**
 * Applies an event to a request in one transaction. `source` may be a function that creates the event from the locked
 * state and throws to reject the call.
 *
 * @example
 * await applyEvent(services, idk, (state) => ({ kind: 'CANCEL', by, at: services.now(), motive }));
 *
 * @throws NotFoundError, ConflictError with TASK_ALREADY_DONE or PROCESS_ENDED
 */
export async function applyEvent(
  services: Services,
  idk: number,
  source: EventSource,
  options: ApplyOptions = {},
): Promise<Applied> {
  let state: RequestState | undefined;
  const remember: EventSource = (current, tx) => {
    state = current;
    return typeof source === 'function' ? source(current, tx) : source;
  };
  const apply = (tx: Db) => applyInTransaction(tx, idk, remember, options);
  // a batch writes nothing now, so there is nothing to roll back if the event is rejected
  const applied = await (options.batch ? apply(services.db) : services.db.transaction().execute(apply));
  const waits = state?.currentStep ? leavesWaiting(state, state.currentStep) : false;
  await followUp(services, applied, waits || options.waitForCalls === true);
  return applied;
}

/** Starts a request and follows its flow to the first user step, service call or end, in one transaction. */
export async function beginRequest(
  services: Services,
  input: StartInput,
  options: ApplyOptions = {},
): Promise<Applied> {
  const { process, requester, startedBy: by, values, attachments = [], at = services.now() } = input;
  const applied = await services.db.transaction().execute(async (tx) => {
    const protocol = (options.newUuid ?? randomUuid)();
    const ids = { processId: process.id, requesterId: requester.id, startedById: by.id };
    const idk = await insertRequest(tx, { ...ids, at, protocol, definition: process.definition });
    await insertAttachments(tx, idk, attachments, by.id, at);
    const state = await newRequestState(tx, { idk, protocol, requester, startedBy: by.id, process });
    const started = await applyInTransaction(tx, idk, { kind: 'START', by, at, values }, { ...options, state });
    for (const { originalFileName } of attachments) {
      const message = historyMessages.attached(by.completeName, originalFileName);
      await insertHistory(tx, { idk, kind: 'ATTACHED', message, user_id: by.id, created_at: at });
    }
    return started;
  });
  await followUp(services, applied, false);
  return applied;
}

/**
 * Starts a request from the ids of its process version and users.
 * @throws NotFoundError if the process does not exist; InvalidInputError PROCESS_INACTIVE if it cannot be started
 */
export async function beginRequestById(
  services: Services,
  input: Omit<StartInput, 'process' | 'requester' | 'startedBy'> & Parameters<typeof findStartRecords>[1],
  options: ApplyOptions = {},
): Promise<Applied> {
  const records = await findStartRecords(services.db, input);
  if (!records) throw new NotFoundError('Não encontramos este serviço');
  if (!records.process.active || records.process.url !== null) {
    throw new InvalidInputError('Este processo não pode ser iniciado.', 'PROCESS_INACTIVE');
  }
  return beginRequest(services, { ...input, ...records }, options);
}

/** Wakes the worker for new calls and messages and waits for the calls if the finished step requires it. */
async function followUp(services: Services, applied: Applied, wait: boolean): Promise<void> {
  const has = (kind: Effect['kind']) => applied.effects.some((effect) => effect.kind === kind);
  if (has('CALL_SERVICE') || has('SEND_MESSAGES') || has('NOTIFY_FAILURE')) services.wakeWorker();
  if (!wait || !has('CALL_SERVICE')) return;
  if (services.afterCommit) services.afterCommit((outside) => runServiceCalls(outside, applied.idk));
  else await runServiceCalls(services, applied.idk);
}

function leavesWaiting(state: RequestState, stepId: string): boolean {
  const step = state.definition.steps.find(({ id }) => id === stepId);
  return step !== undefined && 'waitUntilEndOfProcess' in step && step.waitUntilEndOfProcess;
}
