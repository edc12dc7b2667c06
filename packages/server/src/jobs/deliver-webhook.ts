import * as z from 'zod/mini';
import { fromSystem, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { addNotices } from '../db/messages/notifications.ts';
import {
  type DueDelivery,
  failIfWaiting,
  failWaitingDeliveries,
  findDueDelivery,
  insertAttempt,
  setDeliveryState,
} from '../db/webhooks/deliveries.ts';
import { postponeDeliveries, resumeDeliveries } from '../db/webhooks/receivers.ts';
import { changeWebhook, disableWebhook } from '../db/webhooks/webhooks.ts';
import { OutboundError } from '../ports/outbound-call.ts';
import { type SecretBox, UnreadableSecretError } from '../ports/secret-box.ts';
import { tracked } from '../ports/telemetry.ts';
import { plainSecrets } from '../secrets/create-secret-box.ts';
import type { JobHandler } from './job-handler.ts';
import { signedHeaders } from './webhook-signature.ts';

const payloadSchema = z.object({ delivery: z.number() });

const timeoutMs = 15_000;
const answerMaxBytes = 2048;
/** Shortest and longest time that the other deliveries to a webhook wait after a failed one. */
const [shortestTrialMs, longestTrialMs] = [15_000, 10 * 60 * 1000];
/** How long a webhook may fail before it is disabled. */
const disabledAfterMs = 5 * 24 * 60 * 60 * 1000;

interface Attempt {
  readonly at: Date;
  readonly status: number | null;
  readonly durationMs: number;
  readonly answer: string;
  /** Whether nothing was sent, because the secret of the webhook cannot be read. */
  readonly isUnsigned?: boolean;
}

/** Returns the first 2 KiB of a text in UTF-8 that the database can store. */
function beginningOf(text: string): string {
  const bytes = new TextEncoder().encode(text).slice(0, answerMaxBytes);
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '');
}

const textOf = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data));

/**
 * Returns the secrets that sign a delivery at `at`. A former secret that cannot be read is left out, so that a rotation
 * also replaces a secret whose key is lost.
 *
 * @throws {UnreadableSecretError} if the present secret cannot be read
 */
async function signingSecrets(secrets: SecretBox, delivery: DueDelivery, at: Date): Promise<string[]> {
  const { secret, former_secret, former_secret_until } = delivery;
  const present = await secrets.open(secret);
  if (former_secret === null || former_secret_until === null || former_secret_until <= at) return [present];
  try {
    return [present, await secrets.open(former_secret)];
  } catch (error) {
    if (error instanceof UnreadableSecretError) return [present];
    throw error;
  }
}

async function attempt({ outbound, now, secrets = plainSecrets }: Services, delivery: DueDelivery): Promise<Attempt> {
  const at = now();
  const { url, body, message_id: id } = delivery;
  const started = performance.now();
  const end = (status: number | null, answer: string): Attempt => ({
    at,
    status,
    durationMs: Math.round(performance.now() - started),
    answer: beginningOf(answer),
  });
  try {
    const headers = await signedHeaders({ id, body, at }, await signingSecrets(secrets, delivery, at));
    const request = { method: 'POST', url, headers, body, timeoutMs, keepsRedirects: true } as const;
    const { statusCode, data } = await outbound({ ...request, beginningBytes: answerMaxBytes });
    return end(statusCode, textOf(data));
  } catch (error) {
    if (error instanceof OutboundError) return end(null, error.reason);
    if (error instanceof UnreadableSecretError) return { ...end(null, error.reason), isUnsigned: true };
    throw error;
  }
}

/** Returns the time of the next delivery to a failing webhook. The longer the webhook has failed, the longer is the wait. */
function nextTrial(since: Date, now: Date): Date {
  const failingMs = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(longestTrialMs, Math.max(shortestTrialMs, failingMs / 4)));
}

const isSuccess = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** Disables a webhook and notifies its responsible person, unless another delivery already did. */
async function disable(tx: Db, { webhook_id: id, name, responsible_id }: DueDelivery, at: Date): Promise<void> {
  if (!(await disableWebhook(tx, id, at))) return;
  await failWaitingDeliveries(tx, id);
  await addNotices(tx, [responsible_id], { name: 'webhookDisabled', values: { webhook: name } }, at);
  await writeAudit(tx, fromSystem(at), {
    action: 'DEACTIVATED',
    object: { kind: 'webhook', id, name },
    changes: [{ attribute: 'active', before: true, after: false }],
  });
}

/**
 * Creates the handler that makes one attempt at a delivery. Any 2xx is success. It throws for another response, so that
 * the worker attempts it again; 410, or five days of failures, disable the webhook. A failure also postpones the other
 * deliveries to the webhook, and the next success makes them due again.
 */
export function createDeliverWebhookHandler(services: Services): JobHandler {
  const { db } = services;
  return async (job) => {
    const { delivery: deliveryId } = payloadSchema.parse(job.payload);
    const delivery = await findDueDelivery(db, deliveryId);
    if (!delivery) {
      // the webhook was disabled or removed, or the delivery was made
      await failIfWaiting(db, deliveryId);
      return 'done';
    }
    const made = await tracked(services.telemetry, { kind: 'delivery', facts: {} }, async (operation) => {
      const ended = await attempt(services, delivery);
      operation.add({ result: isSuccess(ended) ? 'delivered' : 'failed' });
      if (ended.status !== null) operation.add({ status: ended.status });
      return ended;
    });
    const { at, status } = made;
    const isDone = await db.transaction().execute(async (tx) => {
      await insertAttempt(tx, {
        delivery_id: delivery.id,
        created_at: at,
        status,
        duration_ms: made.durationMs,
        answer: made.answer,
      });
      if (isSuccess(made)) {
        await setDeliveryState(tx, delivery.id, 'DELIVERED');
        if (delivery.failing_since) {
          await changeWebhook(tx, delivery.webhook_id, { failing_since: null });
          await resumeDeliveries(tx, delivery.webhook_id, services.now());
        }
        return true;
      }
      if (job.attempt >= job.maxAttempts) await setDeliveryState(tx, delivery.id, 'FAILED');
      // the receiver is not at fault, so the webhook stays enabled
      if (made.isUnsigned) return false;
      const since = delivery.failing_since ?? at;
      if (status === 410 || at.getTime() - since.getTime() >= disabledAfterMs) {
        await disable(tx, delivery, at);
        return true;
      }
      if (!delivery.failing_since) await changeWebhook(tx, delivery.webhook_id, { failing_since: at });
      await postponeDeliveries(tx, delivery.webhook_id, {
        at: services.now(),
        until: nextTrial(since, services.now()),
      });
      return false;
    });
    if (made.isUnsigned) throw new Error('The secret of the webhook cannot be read with SECRETS_KEY');
    if (!isDone) throw new Error(`The webhook returned ${status ?? 'no response'}`);
    return 'done';
  };
}
