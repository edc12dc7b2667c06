import { EngineRefusal } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import { completeJob, insertJob } from '../db/jobs/jobs.ts';
import { callbackTimeoutPayloadSchema, nextServiceCallJob } from '../db/jobs/service-call-job.ts';
import { applyInTransaction } from '../engine/apply-in-transaction.ts';
import { backOffMs } from './back-off.ts';
import type { JobHandler } from './job-handler.ts';
import { LeaseLost } from './service-outcome.ts';

const noAnswer = 'O sistema chamado aceitou a chamada, mas não enviou o retorno a tempo.';

/**
 * Creates the handler that ends the wait for the answer of an asynchronous call: the attempt counts as failed, and the
 * next one is made after the usual back-off if any attempts are left.
 */
export function createCallbackTimeoutHandler(services: Services): JobHandler {
  return async (job) => {
    const waited = callbackTimeoutPayloadSchema.parse(job.payload);
    const { idk, stepId, attempt, maxAttempts } = waited;
    const at = services.now();
    const attemptsLeft = maxAttempts - attempt;
    try {
      await services.db.transaction().execute((tx) =>
        applyInTransaction(tx, idk, async () => {
          if (!(await completeJob(tx, job))) throw new LeaseLost();
          if (attemptsLeft > 0) {
            await insertJob(tx, nextServiceCallJob(waited, new Date(at.getTime() + backOffMs(attempt))));
          }
          return { kind: 'SERVICE_FAILED', at, stepId, statusCode: 0, error: noAnswer, attemptsLeft };
        }),
      );
      services.wakeWorker();
      return 'settled';
    } catch (error) {
      if (error instanceof LeaseLost) return 'settled';
      if (error instanceof EngineRefusal) return 'done';
      throw error;
    }
  };
}
