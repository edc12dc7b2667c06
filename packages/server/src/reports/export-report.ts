import { writeAuditExport } from '../audit-trail/write-audit-export.ts';
import type { Services } from '../context.ts';
import { exportPayloadSchema } from '../db/jobs/export-job.ts';
import { beginExport, endExport } from '../db/reports/exports.ts';
import { createPartedFile } from '../files/parted-file.ts';
import { removeFile } from '../files/stored-upload.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { writePersonalData } from '../personal-data/write-personal-data.ts';
import { writeExport } from './write-export.ts';

/**
 * Creates the handler that writes the file of one export. A failed export is not retried: its owner requests another.
 * Only if a worker stops during the export, the next one starts it again.
 */
export function createExportHandler(services: Services): JobHandler {
  const { db, files, log } = services;
  const removeAll = async (keys: readonly string[]) => {
    for (const key of keys) await removeFile(services, key);
  };
  return async (job, signal) => {
    const { uuid } = exportPayloadSchema.parse(job.payload);
    // again if an anonymisation put the export back into the queue while it was written
    for (;;) {
      const order = await beginExport(db, uuid);
      if (!order) return 'done';
      await removeAll(order.parts);
      const type = order.report_type === 'PERSON' ? 'application/zip' : 'text/csv';
      const file = createPartedFile(files, `exports/${uuid}/${job.attempt}-`, type);
      try {
        if (job.attempt >= job.maxAttempts) throw new Error('The worker of this export died too often');
        if (order.report_type === 'PERSON') await writePersonalData(services, uuid, order.query.personId, file, signal);
        else if (order.report_type === 'AUDIT') await writeAuditExport(services, uuid, order.query, file, signal);
        else await writeExport(services, uuid, order, file, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        log.error('An export failed', { export: uuid, error: String(error) });
        await endExport(db, uuid, null);
        await removeAll(file.parts);
        return 'done';
      }
      if (await endExport(db, uuid, { parts: file.parts, size: file.size, at: services.now() })) return 'done';
      await removeAll(file.parts);
    }
  };
}
