import { createExport } from '@tramita/client/contract';
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

/** Inserts two exports of the report viewer: one is ready, the other waits. */
export async function insertExports(api: TestApi): Promise<{ readonly ready: string; readonly waiting: string }> {
  const ask = () => api.as('auditora').call(createExport, { body: { process: 'Compras', reportType: 'LIST' } });
  const { uuid: ready } = await ask();
  await runExports(api);
  const { uuid: waiting } = await ask();
  return { ready, waiting };
}
