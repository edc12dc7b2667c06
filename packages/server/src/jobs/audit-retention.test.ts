import { expect, test } from 'vitest';
import { writeAudit } from '../audit/write-audit.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { testServices } from '../flow/testing/engine-bench.ts';
import { cleanUpKind, createCleanUpHandler, scheduleCleanUp } from './clean-up.ts';

describeDatabase('retention of the audit trail', (database) => {
  const now = new Date('2026-03-20T12:00:00Z');

  async function daysAfterCleanUp(auditMonths?: number) {
    const { db } = database();
    for (const day of ['2020-12-31', '2021-03-05', '2025-02-28', '2025-03-05']) {
      const source = { origin: 'SYSTEM', actor: null, at: new Date(`${day}T12:00:00Z`) } as const;
      await writeAudit(db, source, { action: 'CREATED', object: { kind: 'group', id: 1, name: day } });
    }
    const services = testServices(db, { now: () => now, ...(auditMonths === undefined ? {} : { auditMonths }) });
    await scheduleCleanUp(db, now);
    const job = await leaseJob(db, { kinds: [cleanUpKind], now, leaseMs: 1000 });
    if (!job) return expect.unreachable();
    await createCleanUpHandler(services)(job, AbortSignal.timeout(1000));
    const rows = await db.selectFrom('audit_events').select(['object_name', 'action']).orderBy('id').execute();
    expect(rows.pop()).toEqual({ object_name: 'Trilha de auditoria', action: 'REMOVED' });
    return rows.map(({ object_name }) => object_name);
  }

  test('D12.02 the daily clean-up removes whole months after 60 months by default', async () => {
    expect(await daysAfterCleanUp()).toEqual(['2021-03-05', '2025-02-28', '2025-03-05']);
  });

  test('D12.02 the daily clean-up removes whole months after the configured number', async () => {
    expect(await daysAfterCleanUp(12)).toEqual(['2025-03-05']);
  });
});
