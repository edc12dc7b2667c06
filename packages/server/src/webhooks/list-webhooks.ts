import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { pageDeliveries } from '../db/webhooks/deliveries.ts';
import { listWebhookRows } from '../db/webhooks/webhooks.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeDelivery, describeWebhook, readWebhook } from './describe-webhook.ts';

type Call = (typeof endpoints)['webhooks.list'];
type DeliveriesCall = (typeof endpoints)['webhooks.deliveries'];

/** Returns all webhooks by name. */
export async function listWebhooks({ services: { db, now } }: CallContext): Promise<AnswerOf<Call>> {
  const at = now();
  return { elements: (await listWebhookRows(db)).map((row) => describeWebhook(row, at)) };
}

/** Returns a page of the deliveries of a webhook, the newest first. */
export async function listDeliveries(
  { services: { db, now } }: CallContext,
  { params, query }: ParsedRequestOf<DeliveriesCall>,
): Promise<AnswerOf<DeliveriesCall>> {
  const { id } = await readWebhook(db, params.id, now());
  const { rows, total } = await pageDeliveries(db, id, query.state, query);
  return { elements: rows.map(describeDelivery), totalElements: total };
}
