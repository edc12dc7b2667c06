import { type EngineEvent, EngineRefusal, type RequestState } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { loadRequestState } from '../db/engine/request-state.ts';
import { completeJob, failJob, insertJob, type LeasedJob } from '../db/jobs/jobs.ts';
import { callbackTimeoutJob, type ServiceCallPayload, serviceCallPayloadSchema } from '../db/jobs/service-call-job.ts';
import { applyInTransaction } from '../engine/apply-in-transaction.ts';
import { attemptStep } from './attempt-step.ts';
import { backOffMs } from './back-off.ts';
import type { JobHandler } from './job-handler.ts';
import { mapAnswer } from './map-answer.ts';
import { openCallback } from './open-callback.ts';
import { LeaseLost, type Outcome, type ServiceStep, waitingStep } from './service-outcome.ts';

/** Timeout of one attempt of a service task: ten minutes. */
const serviceCallTimeoutMs = 600_000;
/** Extra deliveries, in addition to the attempts, that worker deaths may cost before the call is given up. */
const spareDeliveries = 5;

/** An attempt that was made. */
interface Made {
  readonly payload: ServiceCallPayload;
  readonly state: RequestState;
  readonly step: ServiceStep;
  readonly outcome: Outcome;
  /** Deadline for an answer that is still pending. */
  readonly answerBy: Date;
}

/**
 * Creates the handler that executes a service task and reports the result to the engine. Every attempt sends the same
 * Idempotency-Key; the engine's changes and the end of the job are one transaction. An accepted asynchronous call
 * schedules a job that ends the wait for its answer.
 */
export function createServiceCallHandler(services: Services, timeoutMs = serviceCallTimeoutMs): JobHandler {
  return async (job, signal) => {
    const payload = serviceCallPayloadSchema.parse(job.payload);
    const { idk, stepId, visit } = payload;
    const known = await loadRequestState(services.db, idk, 'read');
    const step = known && waitingStep(known, stepId);
    if (!known || !step) return 'done';
    const answerBy = new Date(services.now().getTime() + timeoutMs);
    const state = step.asynchronous ? await openCallback(services, payload) : known;
    if (!state || !waitingStep(state, stepId)) return 'done';
    const outcome =
      job.attempt > job.maxAttempts + spareDeliveries
        ? { statusCode: 0, error: 'O servidor parou repetidas vezes durante a chamada.' }
        : await attemptStep(services, { state, step, key: `${state.protocol}-${visit}`, timeoutMs });
    if (signal.aborted) throw signal.reason;
    return report(services, job, { payload, state, step, outcome, answerBy });
  };
}

async function report(services: Services, job: LeasedJob, made: Made): Promise<'done' | 'settled'> {
  const at = services.now();
  const event = eventOf(made, Math.max(0, job.maxAttempts - job.attempt), at);
  try {
    const applied = await services.db.transaction().execute((tx) =>
      applyInTransaction(tx, made.payload.idk, async () => {
        // before the effects, which drop all calls of the step: so a worker that lost its job writes nothing
        if (!(await settle(tx, job, event, made))) throw new LeaseLost();
        return event;
      }),
    );
    if (applied.effects.some(({ kind }) => kind === 'CALL_SERVICE' || kind === 'NOTIFY_FAILURE')) {
      services.wakeWorker();
    }
    return 'settled';
  } catch (error) {
    if (error instanceof LeaseLost) return 'settled';
    if (error instanceof EngineRefusal) return 'done';
    throw error;
  }
}

async function settle(tx: Db, job: LeasedJob, event: EngineEvent, { payload, answerBy }: Made): Promise<boolean> {
  const attempt = payload.earlier + job.attempt;
  if (event.kind === 'SERVICE_FAILED') {
    const runAt = event.attemptsLeft > 0 ? new Date(event.at.getTime() + backOffMs(attempt)) : null;
    return failJob(tx, job, event.error, runAt);
  }
  if (!(await completeJob(tx, job))) return false;
  if (event.kind === 'SERVICE_ACCEPTED') {
    const { idk, stepId, visit, earlier } = payload;
    const waiting = { idk, stepId, visit, attempt, maxAttempts: earlier + job.maxAttempts };
    await insertJob(tx, callbackTimeoutJob(waiting, answerBy));
  }
  return true;
}

function eventOf({ state, step, outcome }: Made, attemptsLeft: number, at: Date): EngineEvent {
  const { statusCode } = outcome;
  if ('error' in outcome) {
    return { kind: 'SERVICE_FAILED', at, stepId: step.id, statusCode, error: outcome.error, attemptsLeft };
  }
  const values = mapAnswer(outcome.data, step.call.responseBody, state.definition);
  const kind = step.asynchronous ? 'SERVICE_ACCEPTED' : 'SERVICE_SUCCEEDED';
  return { kind, at, stepId: step.id, statusCode, values };
}
