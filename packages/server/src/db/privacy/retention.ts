import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { planFileRemoval } from '../jobs/file-removal-job.ts';
import { isRequestBlocked } from './legal-blocks.ts';

/** A retention rule with the name of its author. */
export interface RetentionRow {
  readonly parent_id: number;
  readonly title: string;
  readonly months: number | null;
  readonly reason: string | null;
  readonly changed_by: number | null;
  readonly author: string | null;
  readonly changed_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly first_run_at: Date | null;
  readonly waiting: number | null;
}

const rules = sql`
  select p.parent_id, p.title, r.months, r.reason, r.changed_by, u.complete_name as author, r.changed_at,
    r.confirmed_at, r.first_run_at, r.waiting
  from processes p left join retention_rules r on r.parent_id = p.parent_id left join users u on u.id = r.changed_by
  where p.is_last_version`;

/** Returns the rule of the process that a version belongs to; undefined if the version does not exist. */
export async function findRetention(db: Db, processId: number): Promise<RetentionRow | undefined> {
  const { rows } = await sql<RetentionRow>`
    ${rules} and p.parent_id = (select parent_id from processes where id = ${processId})`.execute(db);
  return rows[0];
}

/** Returns the rules with a limit. */
export async function listLimits(db: Db): Promise<readonly RetentionRow[]> {
  const { rows } = await sql<RetentionRow>`${rules} and r.months is not null order by p.parent_id`.execute(db);
  return rows;
}

/** Stores the rule of a process; another limit needs a new confirmation. */
export async function saveRetention(
  db: Db,
  rule: {
    readonly parentId: number;
    readonly months: number | null;
    readonly reason: string;
    readonly by: number;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into retention_rules as r (parent_id, months, reason, changed_by, changed_at)
    values (${rule.parentId}, ${rule.months}, ${rule.reason}, ${rule.by}, ${rule.at})
    on conflict (parent_id) do update set months = excluded.months, reason = excluded.reason,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at,
      confirmed_at = case when r.months is not distinct from excluded.months then r.confirmed_at end,
      first_run_at = case when r.months is not distinct from excluded.months then r.first_run_at end,
      waiting = case when r.months is not distinct from excluded.months then r.waiting end`.execute(db);
}

/** Notes a state of the rule of a process. */
export async function noteRetention(
  db: Db,
  parentId: number,
  change: { readonly waiting?: number | null; readonly confirmed_at?: Date; readonly first_run_at?: Date },
): Promise<void> {
  await db.updateTable('retention_rules').set(change).where('parent_id', '=', parentId).execute();
}

/** Ended requests of a process whose content is older than a number of months. */
export interface OldRequests {
  readonly parentId: number;
  readonly months: number;
  readonly now: Date;
}

const areOld = ({ parentId, months, now }: OldRequests): RawBuilder<unknown> => sql`
  p.parent_id = ${parentId} and i.status <> 'IN_PROGRESS' and i.content_removed_at is null
    and i.finished_at < ${now}::timestamptz - make_interval(months => ${months}::integer)`;

const blocked = isRequestBlocked('i', 'p');

/** Returns the numbers of old requests: those whose content can be removed, and those that a legal block keeps. */
export async function countOldRequests(
  db: Db,
  old: OldRequests,
): Promise<{ readonly requests: number; readonly blocked: number }> {
  const { rows } = await sql<{ requests: number; blocked: number }>`
    select count(*) filter (where not is_blocked)::integer as requests,
      count(*) filter (where is_blocked)::integer as blocked
    from (
      select ${blocked} as is_blocked from instances i join processes p on p.id = i.process_id where ${areOld(old)}
    ) found`.execute(db);
  return rows[0] ?? { requests: 0, blocked: 0 };
}

/** Number and protocol of a request. */
export interface RemovedRequest {
  readonly idk: number;
  readonly protocol: string;
}

/** Returns old requests without a legal block after a number, in order. */
export async function listOldRequests(
  db: Db,
  old: OldRequests,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<readonly RemovedRequest[]> {
  const { rows } = await sql<RemovedRequest>`
    select i.idk, i.protocol from instances i join processes p on p.id = i.process_id
    where ${areOld(old)} and i.idk > ${after} and not ${blocked}
    order by i.idk limit ${size}`.execute(db);
  return rows;
}

/** Text of history entries whose own text was removed. */
const removedText = 'O texto deste registro foi removido';

/**
 * Removes form values, kept sheet rows, attachments, comments and free texts of ended requests without a legal block.
 * Numbers, steps, dates, decisions and ratings stay. Must run in a transaction that called `lockBlocks`. Returns the
 * number of changed requests.
 */
export async function removeContent(db: Db, requests: readonly RemovedRequest[], at: Date): Promise<number> {
  const { rows } = await sql<RemovedRequest>`
    select i.idk, i.protocol from instances i join processes p on p.id = i.process_id
    where i.idk = any (${requests.map(({ idk }) => idk)}::integer[]) and i.status <> 'IN_PROGRESS'
      and i.content_removed_at is null and not ${blocked}
    for update of i`.execute(db);
  if (rows.length === 0) return 0;
  const ids = sql`${rows.map(({ idk }) => idk)}::integer[]`;
  const files = await sql<{ storage_key: string }>`
    delete from attachments where idk = any (${ids}) returning storage_key`.execute(db);
  await planFileRemoval(
    db,
    files.rows.map(({ storage_key }) => storage_key),
    at,
  );
  await sql`delete from comments where idk = any (${ids})`.execute(db);
  await sql`
    delete from sheet_rows where left(key, 36) = any (${rows.map(({ protocol }) => protocol)}::text[])`.execute(db);
  await sql`update histories set message = ${removedText} where idk = any (${ids})`.execute(db);
  await sql`update instance_steps set details = null where idk = any (${ids}) and details is not null`.execute(db);
  await sql`update tasks set motive = null where idk = any (${ids}) and motive is not null`.execute(db);
  await sql`
    update instances set data = '{}', motive = null, nps_comment = null, hidden_fields = '{}', content_removed_at = ${at}
    where idk = any (${ids})`.execute(db);
  return rows.length;
}
