import type { Delivery, endpoints, ParsedRequestOf, Webhook } from '@tramita/client/contract';
import { type AuditEntry, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findDelivery, findFailedDeliveries, queueDelivery, repeatDeliveries } from '../db/webhooks/deliveries.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeDelivery, readWebhook } from './describe-webhook.ts';

type TestCall = (typeof endpoints)['webhooks.test'];
type ResendCall = (typeof endpoints)['webhooks.resend'];
type FailedCall = (typeof endpoints)['webhooks.resendFailed'];

async function readDelivery(db: Db, webhookId: number, id: number): Promise<Delivery> {
  const row = await findDelivery(db, webhookId, id);
  if (!row) throw new NotFoundError('Não encontramos esta entrega');
  return describeDelivery(row);
}

/** Runs a change of the deliveries of a webhook in one transaction, writes its audit row and wakes the worker. */
async function withDeliveries<Result>(
  context: CallContext,
  id: number,
  work: (tx: Db, webhook: Webhook, at: Date) => Promise<Result>,
): Promise<Result> {
  const { services } = context;
  const at = services.now();
  const result = await services.db.transaction().execute(async (tx) => {
    const webhook = await readWebhook(tx, id, at);
    const done = await work(tx, webhook, at);
    const entry: AuditEntry = { action: 'TESTED', object: { kind: 'webhook', id, name: webhook.name } };
    await writeAudit(tx, fromCall(context), entry);
    return done;
  });
  services.wakeWorker();
  return result;
}

/** Queues a `ping` event for a webhook. */
export const testWebhook = (context: CallContext, { params }: ParsedRequestOf<TestCall>): Promise<AnswerOf<TestCall>> =>
  withDeliveries(context, params.id, async (tx, { id }, at) => {
    const messageId = `msg_${crypto.randomUUID().replaceAll('-', '')}`;
    const body = { id: messageId, type: 'ping', timestamp: at.toISOString(), data: {} };
    return readDelivery(tx, id, await queueDelivery(tx, { webhookId: id, messageId, type: 'ping', at }, body));
  });

/** Queues a delivery again, with the same `webhook-id`. Does nothing while it is waiting. */
export const resendDelivery = (
  context: CallContext,
  { params }: ParsedRequestOf<ResendCall>,
): Promise<AnswerOf<ResendCall>> =>
  withDeliveries(context, params.id, async (tx, { id }, at) => {
    await readDelivery(tx, id, params.delivery);
    await repeatDeliveries(tx, [params.delivery], at);
    return readDelivery(tx, id, params.delivery);
  });

/** Queues all failed deliveries of a period again. */
export const resendFailed = (
  context: CallContext,
  { params, body }: ParsedRequestOf<FailedCall>,
): Promise<AnswerOf<FailedCall>> =>
  withDeliveries(context, params.id, async (tx, { id }, at) => {
    const ids = await findFailedDeliveries(tx, id, { from: new Date(body.from), to: new Date(body.to) });
    return { count: await repeatDeliveries(tx, ids, at) };
  });
