import type { WebhookEvent } from '@tramita/client/contract';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';
import type { WebhooksTable } from '../tables/webhook-tables.ts';

/** A webhook without its secrets. */
export interface WebhookRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly processes: { readonly id: number; readonly title: string }[];
  readonly responsible_id: number;
  readonly responsible_name: string;
  readonly created_at: Date;
  readonly former_secret_until: Date | null;
  readonly disabled_at: Date | null;
}

/** Stored parts of a webhook. */
export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly processes: readonly number[];
  readonly responsible: number;
}

/** Locks the webhooks against writes until the transaction ends, so that names and their number stay as checked. */
export async function lockWebhooks(db: Db): Promise<void> {
  await sql`lock table webhooks in share row exclusive mode`.execute(db);
}

const processTitles = sql<WebhookRow['processes']>`coalesce((
  select json_agg(json_build_object('id', p.parent_id, 'title', p.title) order by fold(p.title), p.parent_id)
  from processes p where p.is_last_version and p.parent_id = any (webhooks.processes)), '[]')`;

const webhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.responsible_id')
    .select(['webhooks.id', 'name', 'url', 'events', 'responsible_id', 'webhooks.created_at'])
    .select(processTitles.as('processes'))
    .select(['users.complete_name as responsible_name', 'former_secret_until', 'disabled_at'])
    .where('removed_at', 'is', null);

/** Returns all webhooks by name. */
export const listWebhookRows = (db: Db): Promise<WebhookRow[]> =>
  webhooks(db)
    .orderBy((eb) => nameOrder(eb.ref('name')))
    .orderBy('webhooks.id')
    .execute();

/** Returns a webhook that was not removed, or null. */
export async function findWebhook(db: Db, id: number): Promise<WebhookRow | null> {
  return (await webhooks(db).where('webhooks.id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the number of webhooks. */
export async function countWebhooks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from webhooks where removed_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether another webhook has this name, ignoring case and accents. */
export async function isWebhookNameTaken(db: Db, name: string, except: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from webhooks
    where fold(name) = fold(${name}) and removed_at is null and id is distinct from ${except}::integer
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns those of the ids that are no process. */
export async function findAbsentProcesses(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) given (id)
    where not exists (select from processes p where p.parent_id = given.id)`.execute(db);
  return rows.map(({ id }) => id);
}

const columnsOf = ({ name, url, events, processes, responsible }: WebhookValues) => ({
  name,
  url,
  events: [...events],
  processes: [...processes],
  responsible_id: responsible,
});

/** Inserts a webhook; returns its id. */
export async function insertWebhook(
  db: Db,
  values: WebhookValues,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('webhooks')
    .values({ ...columnsOf(values), secret, former_secret: null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores all parts of a webhook. */
export async function updateWebhookRow(db: Db, id: number, values: WebhookValues): Promise<void> {
  await changeWebhook(db, id, columnsOf(values));
}

/** Changes columns of a webhook. */
export async function changeWebhook(db: Db, id: number, change: Updateable<WebhooksTable>): Promise<void> {
  await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
}

/** Disables a webhook; returns false if it was already disabled or removed. */
export async function disableWebhook(db: Db, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ disabled_at: at })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a new secret; the present one signs deliveries as well until `until`. */
export async function replaceSecret(db: Db, id: number, secret: string, until: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((eb) => ({ former_secret: eb.ref('secret'), former_secret_until: until, secret }))
    .where('id', '=', id)
    .execute();
}
