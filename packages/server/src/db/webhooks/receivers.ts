import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { deliverWebhookKind } from './deliveries.ts';

/**
 * SQL condition for a job to lease: its webhook has fewer running deliveries than `most`, or none if its deliveries fail. So
 * the workers are never all waiting for one receiver.
 */
export const hasFreeReceiver = (now: Date, most: number) => sql<boolean>`not exists (
  select from webhook_deliveries d
  where d.id = (jobs.payload ->> 'delivery')::bigint and d.webhook_id = any (array(
    select w.id from jobs r
      join webhook_deliveries o on o.id = (r.payload ->> 'delivery')::bigint
      join webhooks w on w.id = o.webhook_id
    where r.state = 'RUNNING' and r.kind = ${deliverWebhookKind} and r.leased_until > ${now}
    group by w.id having count(*) >= case when w.failing_since is null then ${most} else 1 end)))`;

const waitingJobs = (webhookId: number) => sql`kind = ${deliverWebhookKind} and state = 'WAITING'
  and (payload ->> 'delivery')::bigint in (
    select id from webhook_deliveries where webhook_id = ${webhookId} and state = 'WAITING')`;

/** Postpones the deliveries of a failing webhook that are due, so that workers need not look past them each time. */
export async function postponeDeliveries(
  db: Db,
  webhookId: number,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  await sql`update jobs set run_at = ${until} where run_at <= ${at} and ${waitingJobs(webhookId)}`.execute(db);
}

/** Makes the deliveries due that were postponed before their first attempt. */
export async function resumeDeliveries(db: Db, webhookId: number, at: Date): Promise<void> {
  await sql`
    update jobs set run_at = ${at} where attempt = 0 and run_at > ${at} and ${waitingJobs(webhookId)}`.execute(db);
}
