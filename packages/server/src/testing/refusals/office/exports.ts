import { createAuditExport, createExport, createMyDataExport, createPersonExport } from '@tramita/client/contract';
import { exportKind, personalExportKind } from '../../../db/jobs/export-job.ts';
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
    const kinds = [exportKind, personalExportKind];
    const job = await leaseJob(services.db, { kinds, now: services.now(), leaseMs });
    if (!job) return;
    await runJob(services, handlers, job, { leaseMs, signal });
  }
}

/** An export that is ready, and one that waits. */
interface TwoExports {
  readonly ready: string;
  readonly waiting: string;
}

interface Exported {
  readonly exported: TwoExports;
  /** `ofOther` is ready too, and belongs to a user who is no administrator any more. */
  readonly auditExported: TwoExports & { readonly ofOther: string };
  /** Exports that a user asked for of their own data, and that the administrator asked for of the same person's. */
  readonly dataExported: { readonly own: TwoExports; readonly byAdmin: TwoExports };
}

/**
 * Inserts exports of the report for the report viewer, exports of the audit trail, and exports of the data of the former
 * administrator.
 */
export async function insertExports(api: TestApi, formerAdmin: number): Promise<Exported> {
  const ask = async () => ({
    own: await api.as('ana').call(createMyDataExport, {}),
    byAdmin: await api.as('admin').call(createPersonExport, { params: { id: formerAdmin } }),
    report: await api.as('auditora').call(createExport, { body: { process: 'Compras', reportType: 'LIST' } }),
    audit: await api.as('admin').call(createAuditExport, { body: {} }),
  });
  const ready = await ask();
  const { uuid: ofOther } = await api.as('admin').call(createAuditExport, { body: {} });
  await runExports(api);
  await api.services.db.updateTable('exports').set({ user_id: formerAdmin }).where('uuid', '=', ofOther).execute();
  const waiting = await ask();
  return {
    exported: { ready: ready.report.uuid, waiting: waiting.report.uuid },
    auditExported: { ready: ready.audit.uuid, waiting: waiting.audit.uuid, ofOther },
    dataExported: {
      own: { ready: ready.own.uuid, waiting: waiting.own.uuid },
      byAdmin: { ready: ready.byAdmin.uuid, waiting: waiting.byAdmin.uuid },
    },
  };
}
