import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables/schema.ts';
import { queueDelivery } from '../../../db/webhooks/deliveries.ts';
import { insertWebhook } from '../../../db/webhooks/webhooks.ts';

const at = new Date('2026-02-01T12:00:00Z');

/** Inserts two webhooks, the first with a failed delivery; returns their ids. */
export async function insertWebhooks(db: Kysely<Database>, responsible: number) {
  const insert = (name: string) =>
    insertWebhook(
      db,
      { name, url: 'https://erp.example/eventos', events: ['request.rated'], processes: [], responsible },
      { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', at },
    );
  const [free, other] = [await insert('ERP'), await insert('BI')];
  const delivery = await queueDelivery(db, { webhookId: free, messageId: 'msg_1', type: 'ping', at }, {});
  await db.updateTable('webhook_deliveries').set({ state: 'FAILED' }).execute();
  return { free, other, delivery };
}
