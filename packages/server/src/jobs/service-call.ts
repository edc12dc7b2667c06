import type { Step } from '@tramita/client/contract';
import { type EngineEvent, EngineRefusal, type InstanceState, readableFields } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import { loadInstanceState } from '../db/instance-state.ts';
import { completeJob, failJob, type LeasedJob } from '../db/jobs.ts';
import { serviceCallPayloadSchema } from '../db/service-call-job.ts';
import { applyInTransaction } from '../engine/apply-in-transaction.ts';
import { OutboundError } from '../outbound/outbound-call.ts';
import { backOffMs } from './back-off.ts';
import { fillCall } from './fill-call.ts';
import type { JobHandler } from './job-handler.ts';
import { mapAnswer } from './map-answer.ts';

/** One attempt of a service task without an answer counts as failed after this time: ten minutes. */
const serviceCallTimeoutMs = 600_000;
/** Deliveries beyond the attempts that a worker's death may cost before the call is given up. */
const spareDeliveries = 5;

type ServiceStep = Extract<Step, { type: 'SERVICE_TASK' }>;
type Outcome =
  | { readonly statusCode: number; readonly data: unknown }
  | { readonly statusCode: number; readonly error: string };

class LeaseLost extends Error {}

/**
 * Calls the other system for a service task and tells the engine how it went. The call carries an Idempotency-Key
 * that is the same for all its attempts; the engine's changes and the end of the job are one transaction.
 */
export function createServiceCallHandler(services: Services, timeoutMs = serviceCallTimeoutMs): JobHandler {
  return async (job, signal) => {
    const { idk, stepId, visit } = serviceCallPayloadSchema.parse(job.payload);
    const state = await loadInstanceState(services.db, idk, 'read');
    const step = state && waitingStep(state, stepId);
    if (!state || !step) return 'done';
    const outcome =
      job.attempt > job.maxAttempts + spareDeliveries
        ? { statusCode: 0, error: 'O servidor parou repetidas vezes durante a chamada.' }
        : await call(services, state, step, `${state.protocol}-${visit}`, timeoutMs);
    if (signal.aborted) throw signal.reason;
    return report(services, job, state, step, outcome);
  };
}

async function call(
  services: Services,
  state: InstanceState,
  step: ServiceStep,
  idempotencyKey: string,
  timeoutMs: number,
): Promise<Outcome> {
  try {
    const fields = readableFields(state.definition).map(({ name }) => name);
    const request = fillCall(step.call, state.values, fields);
    const headers = { ...request.headers, 'idempotency-key': idempotencyKey };
    const response = await services.outbound({ ...request, headers, timeoutMs });
    const isSuccess = response.statusCode >= 200 && response.statusCode < 300;
    if (isSuccess) return response;
    return { statusCode: response.statusCode, error: `O sistema respondeu com o código ${response.statusCode}.` };
  } catch (error) {
    if (error instanceof OutboundError) return { statusCode: 0, error: error.reason };
    // an address that is none once its references are filled in
    if (error instanceof TypeError) return { statusCode: 0, error: 'O endereço da chamada é inválido.' };
    throw error;
  }
}

async function report(
  services: Services,
  job: LeasedJob,
  state: InstanceState,
  step: ServiceStep,
  outcome: Outcome,
): Promise<'done' | 'settled'> {
  const attemptsLeft = Math.max(0, job.maxAttempts - job.attempt);
  const at = services.now();
  const event = eventOf(state, step, outcome, attemptsLeft, at);
  try {
    const applied = await services.db.transaction().execute((tx) =>
      applyInTransaction(tx, state.idk, async () => {
        // before the effects, which drop all calls of the step: so a worker that lost its job writes nothing
        if (!(await settle(tx, job, event, at))) throw new LeaseLost();
        return event;
      }),
    );
    if (applied.effects.some(({ kind }) => kind === 'CALL_SERVICE')) services.wakeWorker();
    return 'settled';
  } catch (error) {
    if (error instanceof LeaseLost) return 'settled';
    if (error instanceof EngineRefusal) return 'done';
    throw error;
  }
}

function settle(tx: Parameters<typeof completeJob>[0], job: LeasedJob, event: EngineEvent, at: Date): Promise<boolean> {
  if (event.kind !== 'SERVICE_FAILED') return completeJob(tx, job);
  const runAt = event.attemptsLeft > 0 ? new Date(at.getTime() + backOffMs(job.attempt)) : null;
  return failJob(tx, job, event.error, runAt);
}

function eventOf(
  state: InstanceState,
  step: ServiceStep,
  outcome: Outcome,
  attemptsLeft: number,
  at: Date,
): EngineEvent {
  const { statusCode } = outcome;
  if ('error' in outcome) {
    return { kind: 'SERVICE_FAILED', at, stepId: step.id, statusCode, error: outcome.error, attemptsLeft };
  }
  const values = mapAnswer(outcome.data, step.call.responseBody, state.definition);
  return { kind: 'SERVICE_SUCCEEDED', at, stepId: step.id, statusCode, values };
}

function waitingStep(state: InstanceState, stepId: string): ServiceStep | null {
  const step = state.definition.steps.find(({ id }) => id === stepId);
  const isWaiting = state.status === 'IN_PROGRESS' && state.currentStep === stepId;
  return isWaiting && step?.type === 'SERVICE_TASK' ? step : null;
}
