import type { Services } from '../context.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { carryOutAnonymisations } from './carry-out.ts';

/** Creates the handler that carries out all queued anonymisations. */
export function createAnonymiseHandler(services: Services): JobHandler {
  return async (_job, signal) => {
    await carryOutAnonymisations(services, signal);
    return 'done';
  };
}
