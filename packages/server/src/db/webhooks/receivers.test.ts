import { expect, test } from 'vitest';
import { leaseJob } from '../jobs/jobs.ts';
import { insertUser } from '../testing/builders.ts';
import { describeDatabase } from '../testing/test-database.ts';
import { deliverWebhookKind, queueDelivery } from './deliveries.ts';
import { postponeDeliveries, resumeDeliveries } from './receivers.ts';
import { changeWebhook, insertWebhook } from './webhooks.ts';

const at = new Date('2026-03-02T12:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

describeDatabase('receivers of webhooks', (database) => {
  /** Inserts two webhooks with deliveries: five to the first, then one to the second. */
  async function queue() {
    const { db } = database();
    const responsible = await insertUser(db, { user_name: 'admin' });
    const create = (name: string) =>
      insertWebhook(
        db,
        { name, url: `https://${name}.example/`, events: ['person.changed'], processes: [], responsible },
        { secret: 'whsec_AAAA', at },
      );
    const [erp, crm] = [await create('erp'), await create('crm')];
    for (const [index, webhookId] of [erp, erp, erp, erp, erp, crm].entries()) {
      await queueDelivery(db, { webhookId, messageId: `msg_${index}`, type: 'person.changed', at }, {});
    }
    /** Leases all jobs that may run at a time; returns their webhooks in order. */
    const leased = async (now: Date, perReceiver: number): Promise<number[]> => {
      const webhooks: number[] = [];
      for (;;) {
        const job = await leaseJob(db, { kinds: [deliverWebhookKind], now, leaseMs: 60_000, perReceiver });
        if (!job) return webhooks;
        const { webhook_id } = await db
          .selectFrom('webhook_deliveries')
          .select('webhook_id')
          .where('id', '=', Number(job.payload['delivery']))
          .executeTakeFirstOrThrow();
        webhooks.push(webhook_id);
      }
    };
    return { db, erp, crm, leased };
  }

  test('a webhook with as many running deliveries as it may have leaves workers to the others', async () => {
    const { erp, crm, leased } = await queue();
    expect(await leased(at, 3)).toEqual([erp, erp, erp, crm]);
    expect(await leased(later(1), 3)).toEqual([]);
    // the leases have expired
    expect(await leased(later(61), 4)).toEqual([erp, erp, erp, erp, crm]);
  });

  test('a failing webhook gets one delivery at a time, and the others wait until the next trial', async () => {
    const { db, erp, crm, leased } = await queue();
    await changeWebhook(db, erp, { failing_since: at });
    expect(await leased(at, 3)).toEqual([erp, crm]);
    await postponeDeliveries(db, erp, { at, until: later(600) });
    await db.updateTable('jobs').set({ state: 'DONE' }).where('state', '=', 'RUNNING').execute();
    expect(await leased(later(599), 3)).toEqual([]);
    await changeWebhook(db, erp, { failing_since: null });
    await resumeDeliveries(db, erp, later(120));
    expect(await leased(later(121), 3)).toEqual([erp, erp, erp]);
  });
});
