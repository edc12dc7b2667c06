import type { endpoints, ParsedRequestOf, Webhook, WebhookEvent } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { failWaitingDeliveries } from '../db/webhooks/deliveries.ts';
import {
  changeWebhook,
  insertWebhook,
  lockWebhooks,
  replaceSecret,
  updateWebhookRow,
  type WebhookValues,
} from '../db/webhooks/webhooks.ts';
import type { AnswerOf } from '../handlers.ts';
import { newWebhookSecret } from '../jobs/webhook-signature.ts';
import { plainSecrets } from '../secrets/create-secret-box.ts';
import { checkWebhook, requireRoom } from './check-webhook.ts';
import { readWebhook, webhookAudit } from './describe-webhook.ts';

type CreateCall = (typeof endpoints)['webhooks.create'];
type UpdateCall = (typeof endpoints)['webhooks.update'];
type RemoveCall = (typeof endpoints)['webhooks.remove'];
type RotateCall = (typeof endpoints)['webhooks.rotate'];

/** How long deliveries are also signed with the former secret. */
const formerSecretMs = 24 * 60 * 60 * 1000;

/** Creates a webhook with its first secret. @throws ConflictError for a taken name and at the limit */
export async function createWebhook(
  context: CallContext,
  { body }: ParsedRequestOf<CreateCall>,
): Promise<AnswerOf<CreateCall>> {
  const { services } = context;
  const at = services.now();
  const secret = newWebhookSecret();
  const stored = await (services.secrets ?? plainSecrets).seal(secret);
  return services.db.transaction().execute(async (tx) => {
    await lockWebhooks(tx);
    await requireRoom(tx);
    const values = await checkWebhook(tx, { ...body, processes: body.processes ?? [] }, null);
    const created = await readWebhook(tx, await insertWebhook(tx, values, { secret: stored, at }), at);
    await writeAudit(tx, fromCall(context), webhookAudit(null, created));
    return { ...created, secret };
  });
}

const valuesOf = ({ name, url, events, processes, responsible }: Webhook): WebhookValues => ({
  name,
  url,
  // the description of a row, which only has known events
  events: events as WebhookEvent[],
  processes: processes.map(({ id }) => id),
  responsible: responsible.id,
});

/**
 * Changes the given parts of a webhook. Disabling it ends its waiting deliveries, and is possible even if its responsible
 * person is inactive.
 */
export async function updateWebhook(
  context: CallContext,
  { params: { id }, body }: ParsedRequestOf<UpdateCall>,
): Promise<AnswerOf<UpdateCall>> {
  const { services } = context;
  const at = services.now();
  const { active, ...parts } = body;
  return services.db.transaction().execute(async (tx) => {
    await lockWebhooks(tx);
    const before = await readWebhook(tx, id, at);
    const onlyDisables = active === false && Object.keys(parts).length === 0;
    if (!onlyDisables) await updateWebhookRow(tx, id, await checkWebhook(tx, { ...valuesOf(before), ...parts }, id));
    if (active !== undefined && active !== before.active) {
      await changeWebhook(tx, id, { disabled_at: active ? null : at, failing_since: null });
      if (!active) await failWaitingDeliveries(tx, id);
    }
    const after = await readWebhook(tx, id, at);
    const entry = webhookAudit(before, after);
    if (entry.changes?.length) await writeAudit(tx, fromCall(context), entry);
    return after;
  });
}

/** Removes a webhook and ends its waiting deliveries. */
export async function removeWebhook(
  context: CallContext,
  { params: { id } }: ParsedRequestOf<RemoveCall>,
): Promise<void> {
  const { services } = context;
  const at = services.now();
  await services.db.transaction().execute(async (tx) => {
    await lockWebhooks(tx);
    const webhook = await readWebhook(tx, id, at);
    await changeWebhook(tx, id, { removed_at: at });
    await failWaitingDeliveries(tx, id);
    await writeAudit(tx, fromCall(context), webhookAudit(webhook, null));
  });
}

/** Creates the next secret of a webhook; the present one signs deliveries as well for 24 hours. */
export async function rotateSecret(
  context: CallContext,
  { params: { id } }: ParsedRequestOf<RotateCall>,
): Promise<AnswerOf<RotateCall>> {
  const { services } = context;
  const at = services.now();
  const secret = newWebhookSecret();
  const stored = await (services.secrets ?? plainSecrets).seal(secret);
  return services.db.transaction().execute(async (tx) => {
    await lockWebhooks(tx);
    const { name } = await readWebhook(tx, id, at);
    await replaceSecret(tx, id, stored, new Date(at.getTime() + formerSecretMs));
    await writeAudit(tx, fromCall(context), { action: 'ISSUED', object: { kind: 'webhook', id, name } });
    return { ...(await readWebhook(tx, id, at)), secret };
  });
}
