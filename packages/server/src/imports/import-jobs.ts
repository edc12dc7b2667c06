import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { updateImport } from '../db/imports/imports.ts';
import { applyImportKind, checkImportKind, importPayloadSchema } from '../db/jobs/import-jobs.ts';
import type { JobHandler, JobHandlers } from '../jobs/job-handler.ts';
import { failureOf, internalFailure, readImport, recordLastAdmin, writeImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';

/** Runs a step of an import. A failed step is not repeated: nothing was written, and the file can be sent again. */
export async function runStep(
  services: Services,
  id: number,
  step: (services: Services, id: number, signal?: AbortSignal) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await step(services, id, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    const failure = failureOf(error);
    if (failure === internalFailure) {
      services.log.error('An import failed', {
        import: id,
        error: error instanceof Error ? error.stack : String(error),
      });
    }
    await updateImport(services.db, id, { status: 'FAILED', failure });
    if (failure.code === 'LAST_ADMIN') await recordLastAdmin(services, await readImport(services.db, id));
  }
}

function handlerOf(
  services: Services,
  step: (services: Services, id: number, signal?: AbortSignal) => Promise<void>,
): JobHandler {
  return async (job, signal) => {
    const { id } = z.parse(importPayloadSchema, job.payload);
    const isLost = job.attempt >= job.maxAttempts;
    await runStep(
      services,
      id,
      isLost ? () => Promise.reject(new Error('The worker of this import died too often')) : step,
      signal,
    );
    return 'done';
  };
}

/** Creates the handlers of the jobs that compare and write imported files. */
export const createImportHandlers = (services: Services): JobHandlers => ({
  [checkImportKind]: handlerOf(services, checkImport),
  [applyImportKind]: handlerOf(services, writeImport),
});
