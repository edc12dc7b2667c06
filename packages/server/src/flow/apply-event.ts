import type { FormValues } from '@tramita/client/contract';
import { type Effect, historyMessages, type InstanceState } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import {
  createInstance,
  findCompleteName,
  findStartableProcess,
  insertAttachments,
  type StoredAttachment,
} from '../db/engine/create-instance.ts';
import { insertHistory } from '../db/engine/histories.ts';
import {
  type Applied,
  type ApplyOptions,
  applyInTransaction,
  type EventSource,
  randomUuid,
} from '../engine/apply-in-transaction.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { drainInstance } from './drain-instance.ts';

export type { Applied, ApplyOptions, EventSource } from '../engine/apply-in-transaction.ts';

/** A request to start. Permissions, requirements and the form were checked by the caller. */
export interface StartInput {
  /** Id of the process version. */
  readonly processId: number;
  /** Whom the request is for. */
  readonly requesterId: number;
  /** Who sends it. */
  readonly startedById: number;
  readonly values: FormValues;
  /** Files already stored, whose rows are written with the request. */
  readonly attachments?: readonly StoredAttachment[];
  /** @default services.now() */
  readonly at?: Date;
}

/**
 * Applies an event to a request in one transaction: everything of it is written, or nothing. `source` may be a
 * function that makes the event from the state as it is under the lock, and throws to refuse.
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
  let state: InstanceState | undefined;
  const remember: EventSource = (current, tx) => {
    state = current;
    return typeof source === 'function' ? source(current, tx) : source;
  };
  const apply = (tx: Db) => applyInTransaction(tx, idk, remember, options);
  // what is gathered for later writes nothing now, so there is nothing that a refusal would have to undo
  const applied = await (options.batch ? apply(services.db) : services.db.transaction().execute(apply));
  const waits = state?.currentStep ? leavesWaiting(state, state.currentStep) : false;
  await followUp(services, applied, waits || options.waitForCalls === true);
  return applied;
}

/**
 * Starts a request and follows its flow to the first person, service call or end, in one transaction.
 * @throws NotFoundError without such a process; InvalidInputError PROCESS_INACTIVE when it cannot be started
 */
export async function startInstance(
  services: Services,
  input: StartInput,
  options: ApplyOptions = {},
): Promise<Applied> {
  const at = input.at ?? services.now();
  const applied = await services.db.transaction().execute(async (tx) => {
    const process = await findStartableProcess(tx, input.processId);
    if (!process) throw new NotFoundError('Não encontramos este serviço');
    if (!process.active || process.url !== null) {
      throw new InvalidInputError('Este processo não pode ser iniciado.', 'PROCESS_INACTIVE');
    }
    const protocol = (options.newUuid ?? randomUuid)();
    const idk = await createInstance(tx, { ...input, at, protocol, definition: process.definition });
    const by = { id: input.startedById, completeName: await findCompleteName(tx, input.startedById) };
    const files = input.attachments ?? [];
    await insertAttachments(tx, idk, files, by.id, at);
    const started = await applyInTransaction(tx, idk, { kind: 'START', by, at, values: input.values }, options);
    for (const { originalFileName } of files) {
      const message = historyMessages.attached(by.completeName, originalFileName);
      await insertHistory(tx, { idk, kind: 'ATTACHED', message, user_id: by.id, created_at: at });
    }
    return started;
  });
  await followUp(services, applied, false);
  return applied;
}

/** Wakes the worker for calls and messages that were written and, where the finished step asks for it, waits for them. */
async function followUp(services: Services, applied: Applied, wait: boolean): Promise<void> {
  const has = (kind: Effect['kind']) => applied.effects.some((effect) => effect.kind === kind);
  if (has('CALL_SERVICE') || has('SEND_MESSAGES') || has('TELL_OF_FAILURE')) services.wakeWorker();
  if (!wait || !has('CALL_SERVICE')) return;
  if (services.afterCommit) services.afterCommit((outside) => drainInstance(outside, applied.idk));
  else await drainInstance(services, applied.idk);
}

function leavesWaiting(state: InstanceState, stepId: string): boolean {
  const step = state.definition.steps.find(({ id }) => id === stepId);
  return step !== undefined && 'waitUntilEndOfProcess' in step && step.waitUntilEndOfProcess;
}
