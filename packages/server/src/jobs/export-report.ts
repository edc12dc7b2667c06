import type { Services } from '../context.ts';
import { exportPayloadSchema } from '../db/export-job.ts';
import { beginExport, endExport } from '../db/exports.ts';
import { createPartedFile } from '../files/parted-file.ts';
import { writeExport } from '../reports/write-export.ts';
import { removeFile } from '../requests/stored-upload.ts';
import type { JobHandler } from './job-handler.ts';

/**
 * Writes the file of one export. What fails is not tried again: whoever asked for it asks for another. Only a worker
 * that stops midway leaves it to the next one, which begins anew.
 */
export function createExportHandler(services: Services): JobHandler {
  const { db, files, log } = services;
  const removeAll = async (keys: readonly string[]) => {
    for (const key of keys) await removeFile(services, key);
  };
  return async (job, signal) => {
    const { uuid } = exportPayloadSchema.parse(job.payload);
    const order = await beginExport(db, uuid);
    if (!order) return 'done';
    await removeAll(order.parts);
    const file = createPartedFile(files, `exports/${uuid}/${job.attempt}-`, 'text/csv');
    try {
      if (job.attempt >= job.maxAttempts) throw new Error('The worker of this export died too often');
      await writeExport(services, uuid, order, file, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      log.error('An export failed', { export: uuid, error: String(error) });
      await endExport(db, uuid, null);
      await removeAll(file.parts);
      return 'done';
    }
    const isOurs = await endExport(db, uuid, { parts: file.parts, size: file.size });
    if (!isOurs) await removeAll(file.parts);
    return 'done';
  };
}
