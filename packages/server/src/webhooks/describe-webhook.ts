import type { Delivery, Webhook } from '@tramita/client/contract';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';
import type { Db } from '../db/connection/db.ts';
import type { DeliveryRow } from '../db/webhooks/deliveries.ts';
import { findWebhook, type WebhookRow } from '../db/webhooks/webhooks.ts';
import { NotFoundError } from '../errors.ts';

/** Converts a webhook to its form in the contract, without its secrets; `now` decides whether the former one is valid. */
export const describeWebhook = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  processes: row.processes,
  responsible: { id: row.responsible_id, completeName: row.responsible_name },
  active: row.disabled_at === null,
  createdAt: row.created_at.toISOString(),
  formerSecretUntil:
    row.former_secret_until && row.former_secret_until > now ? row.former_secret_until.toISOString() : null,
});

/** Returns a webhook. @throws NotFoundError if it does not exist */
export async function readWebhook(db: Db, id: number, now: Date): Promise<Webhook> {
  const row = await findWebhook(db, id);
  if (!row) throw new NotFoundError('Não encontramos este webhook');
  return describeWebhook(row, now);
}

/** Converts a delivery to its form in the contract. */
export const describeDelivery = (row: DeliveryRow): Delivery => ({
  id: Number(row.id),
  messageId: row.message_id,
  type: row.type,
  body: row.body,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  attempts: row.attempts.map(({ created_at, status, duration_ms, answer }) => ({
    at: created_at.toISOString(),
    status,
    durationMs: duration_ms,
    answer,
  })),
});

/** Returns the audit entry for a webhook that was created (no `before`), changed or removed (no `after`). */
export function webhookAudit(before: Webhook | null, after: Webhook | null): AuditEntry {
  const { id, name } = after ?? before ?? {};
  return {
    action: !before ? 'CREATED' : after ? 'CHANGED' : 'REMOVED',
    object: { kind: 'webhook', id, name },
    changes: changesBetween(before && recorded(before), after && recorded(after)),
  };
}

const recorded = ({ name, url, events, processes, responsible, active }: Webhook) => ({
  name,
  url,
  events,
  processes: processes.map(({ title }) => title),
  responsible: responsible.completeName,
  active,
});
