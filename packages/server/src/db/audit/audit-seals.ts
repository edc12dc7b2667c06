import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** The first audit row that does not match its seal. */
export interface BrokenSeal {
  readonly id: number;
  readonly problem: 'changed' | 'removed' | 'inserted';
}

/** Most rows sealed by one statement; it takes less than a second, far below the time a statement may take. */
const mostSealed = 10_000;

/**
 * Extends the chain of hashes to the newest audit row, in statements of at most `most` rows; several servers may call it.
 * Returns the number of new seals.
 */
export async function sealAuditEvents(db: Db, most = mostSealed): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await sql<{ sealed: number }>`select seal_audit_events(${most}) as sealed`.execute(db);
    const sealed = rows[0]?.sealed ?? 0;
    total += sealed;
    if (sealed < most) return total;
  }
}

/**
 * Computes the chain of hashes over all sealed audit rows again. Returns the first row that was changed, removed or
 * inserted outside the product, or null. Rows newer than the last seal are not checked.
 */
export async function findBrokenSeal(db: Db): Promise<BrokenSeal | null> {
  const { rows } = await sql<BrokenSeal>`
    with
      sealed as (
        select s.event_id, s.previous, s.hash,
          coalesce(
            -- a renewal that is not finished: the rest continues after the former hash
            (
              select r.former_hash from audit_renewals r
              where s.event_id = (select min(n.event_id) from audit_seals n where n.event_id > r.last_id)
            ),
            lag(s.hash) over (order by s.event_id),
            -- the chain starts after the last rows that retention removed
            (
              select change ->> 'before'
              from audit_events r, jsonb_array_elements(r.changes) change
              where r.action = 'REMOVED' and r.object_kind = 'audit' and change ->> 'attribute' = 'lastHash'
              order by r.id desc limit 1
            ),
            ''
          ) as expected
        from audit_seals s
      ),
      problems as (
        select coalesce(s.event_id, e.id) as id,
          case
            when s.event_id is null then 'inserted'
            when e.id is null or s.previous <> s.expected then 'removed'
            when s.hash <> audit_event_hash(s.previous, e) then 'changed'
          end as problem
        from sealed s
        full join audit_events e on e.id = s.event_id
        where coalesce(s.event_id, e.id) <= (select max(event_id) from audit_seals)
      )
    select id, problem from problems where problem is not null order by id limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Removes the audit rows of whole months that are older than `months` months, at least 12, and writes an audit row
 * about it. Returns the number of removed rows.
 */
export async function removeOldAuditEvents(db: Db, months: number, now: Date): Promise<number> {
  // the function below seals what waits in its one statement
  await sealAuditEvents(db);
  const { rows } = await sql<{ removed: number }>`
    -- the chain cannot be cut while it is renewed
    select case when exists (select from audit_renewals) then 0
      else remove_audit_months(${months}, ${now}) end as removed`.execute(db);
  return rows[0]?.removed ?? 0;
}
