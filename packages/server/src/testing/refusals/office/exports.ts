import { createAuditExport, createExport } from '@tramita/client/contract';
import { exportKind } from '../../../db/jobs/export-job.ts';
import { leaseJob } from '../../../db/jobs/jobs.ts';
import { createExportHandlers } from '../../../job-handlers.ts';
import { runJob } from '../../../jobs/run-job.ts';
import type { TestApi } from '../../api.ts';

const leaseMs = 10_000;

/** Writes every waiting export. */
export async function runExports({ services }: TestApi): Promise<void> {
  const handlers = createExportHandlers(services);
  const { signal } = new AbortController();
  for (;;) {
    const job = await leaseJob(services.db, { kinds: [exportKind], now: services.now(), leaseMs });
    if (!job) return;
    await runJob(services, handlers, job, { leaseMs, signal });
  }
}

/** An export that is ready, and one that waits. */
interface TwoExports {
  readonly ready: string;
  readonly waiting: string;
}

/** Inserts two exports of the report for the report viewer, and two of the audit trail for the administrator. */
export async function insertExports(
  api: TestApi,
): Promise<{ readonly exported: TwoExports; readonly auditExported: TwoExports }> {
  const ask = async () => ({
    report: await api.as('auditora').call(createExport, { body: { process: 'Compras', reportType: 'LIST' } }),
    audit: await api.as('admin').call(createAuditExport, { body: {} }),
  });
  const ready = await ask();
  await runExports(api);
  const waiting = await ask();
  return {
    exported: { ready: ready.report.uuid, waiting: waiting.report.uuid },
    auditExported: { ready: ready.audit.uuid, waiting: waiting.audit.uuid },
  };
}
