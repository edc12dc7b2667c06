import type { deliveryStates } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { countRows, type Page, type PageQuery, pageOf } from '../connection/paging.ts';

/** Kind of the job that makes one delivery. The database inserts the first one. */
export const deliverWebhookKind = 'deliver-webhook';

/** With the back-off of all jobs, the last attempt is made within 24 hours. */
const deliveryAttempts = 28;

export type DeliveryState = (typeof deliveryStates)[number];

/** An attempt at a delivery. */
export interface AttemptRow {
  readonly delivery_id: number;
  readonly created_at: Date;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly answer: string | null;
}

/** A delivery with its attempts, the newest first. */
export interface DeliveryRow {
  readonly id: number;
  readonly message_id: string;
  readonly type: string;
  readonly body: string;
  readonly state: DeliveryState;
  readonly created_at: Date;
  readonly attempts: readonly AttemptRow[];
}

const deliveries = (db: Db, webhookId: number) =>
  db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);

async function withAttempts(db: Db, rows: readonly Omit<DeliveryRow, 'attempts'>[]): Promise<DeliveryRow[]> {
  const ids = rows.map(({ id }) => id);
  const attempts = await db
    .selectFrom('webhook_attempts')
    .select(['delivery_id', 'created_at', 'status', 'duration_ms', 'answer'])
    .where((eb) => eb('delivery_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, attempts: attempts.filter(({ delivery_id }) => delivery_id === row.id) }));
}

const columns = ['id', 'message_id', 'type', 'body', 'state', 'created_at'] as const;

/** Returns a page of the deliveries of a webhook, the newest first. */
export async function pageDeliveries(
  db: Db,
  webhookId: number,
  state: DeliveryState | undefined,
  query: PageQuery,
): Promise<Page<DeliveryRow>> {
  let found = deliveries(db, webhookId);
  if (state !== undefined) found = found.where('state', '=', state);
  const rows = await found
    .select(columns)
    .orderBy('id', 'desc')
    .limit(query.size)
    .offset(query.page * query.size)
    .execute();
  return pageOf(await withAttempts(db, rows), query, () => countRows(found));
}

/** Returns one delivery of a webhook, or null. */
export async function findDelivery(db: Db, webhookId: number, id: number): Promise<DeliveryRow | null> {
  const row = await deliveries(db, webhookId).select(columns).where('id', '=', id).executeTakeFirst();
  return row ? ((await withAttempts(db, [row]))[0] ?? null) : null;
}

/** Queues an event for one webhook; returns the id of the delivery. */
export async function queueDelivery(
  db: Db,
  event: { readonly webhookId: number; readonly messageId: string; readonly type: string; readonly at: Date },
  body: object,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select webhook_queue(${event.webhookId}, ${event.messageId}, ${event.type}, ${event.at}::timestamptz,
      ${JSON.stringify(body)}::jsonb)::integer as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The delivery was not queued');
  return row.id;
}

/** Returns the failed deliveries of a webhook of a period. */
export async function findFailedDeliveries(
  db: Db,
  webhookId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number[]> {
  const rows = await deliveries(db, webhookId)
    .select('id')
    .where('state', '=', 'FAILED')
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Queues deliveries again, each unless it is waiting; returns how many. */
export async function repeatDeliveries(db: Db, ids: readonly number[], at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with repeated as (
      update webhook_deliveries set state = 'WAITING'
      where id = any (${ids}::bigint[]) and state <> 'WAITING' returning id
    ), queued as (
      insert into jobs (kind, payload, run_at, created_at, max_attempts, unique_key)
      select ${deliverWebhookKind}, jsonb_build_object('delivery', id), ${at}::timestamptz, ${at}::timestamptz,
        ${deliveryAttempts}::integer, ${deliverWebhookKind} || ':' || id || ':' || gen_random_uuid()
      from repeated order by id
    )
    select count(*)::integer as count from repeated`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A delivery to make, with the webhook that it belongs to. */
export interface DueDelivery {
  readonly id: number;
  readonly message_id: string;
  readonly body: string;
  readonly webhook_id: number;
  readonly name: string;
  readonly url: string;
  readonly responsible_id: number;
  readonly secret: string;
  readonly former_secret: string | null;
  readonly former_secret_until: Date | null;
  readonly failing_since: Date | null;
}

/** Returns a waiting delivery of an active webhook, or null. */
export async function findDueDelivery(db: Db, id: number): Promise<DueDelivery | null> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select(['webhook_deliveries.id', 'message_id', 'body', 'webhook_id', 'name', 'url', 'responsible_id'])
    .select(['secret', 'former_secret', 'former_secret_until', 'failing_since'])
    .where('webhook_deliveries.id', '=', id)
    .where('state', '=', 'WAITING')
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores an attempt at a delivery. */
export async function insertAttempt(db: Db, attempt: AttemptRow): Promise<void> {
  await db.insertInto('webhook_attempts').values(attempt).execute();
}

/** Stores the state of a delivery. */
export async function setDeliveryState(db: Db, id: number, state: DeliveryState): Promise<void> {
  await db.updateTable('webhook_deliveries').set({ state }).where('id', '=', id).execute();
}

/** Marks the waiting deliveries of a webhook as failed. */
export async function failWaitingDeliveries(db: Db, webhookId: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'FAILED' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Marks a delivery as failed if it is waiting. */
export async function failIfWaiting(db: Db, id: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'FAILED' })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Deletes deliveries from before `before`, with their attempts. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}
