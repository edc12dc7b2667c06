import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** A user who reads the values of requests in a list or a file. */
export interface DataReader {
  readonly userId: number;
  /** True for administrators, who also see the fields for approvers. */
  readonly isAdmin: boolean;
}

const decided = (idk: RawBuilder<unknown>, userId: number) => sql<boolean>`
  exists (select from tasks decided where decided.idk = ${idk}
    and decided.finished_by = ${userId} and decided.approved is not null)`;

/**
 * SQL for the values of a request that a reader may see, as lists show them; the same rule as `unreadableFields` for
 * readers who do not work at a step. Omits the values its current form hides, and those for approvers unless the reader
 * is an administrator or approved or rejected a step.
 *
 * @param request alias of the row of `instances`
 */
export function readableData(request: RawBuilder<unknown>, { userId, isAdmin }: DataReader): RawBuilder<unknown> {
  const shown = sql`(${request}.list_data - ${request}.hidden_fields)`;
  if (isAdmin) return shown;
  const restricted = sql`(select approver_fields from processes where processes.id = ${request}.process_id)`;
  return sql`(case when ${restricted} = '{}' or ${decided(sql`${request}.idk`, userId)} then ${shown}
    else ${shown} - ${restricted} end)`;
}

/** Returns whether a user approved or rejected a step of any request of the processes with this title. */
export async function hasDecidedAny(db: Db, title: string, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from tasks where finished_by = ${userId} and approved is not null and process_title = ${title}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns the ids of the process versions in which a user approved or rejected a step. */
export async function findDecidedProcesses(db: Db, userId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct process_id as id from tasks where finished_by = ${userId} and approved is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the names of the fields for approvers of all processes that wrote into these sheets, by sheet. */
export async function findApproverFieldsOfSheets(
  db: Db,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const { rows } = await sql<{ sheet_id: number; name: string }>`
    select w.sheet_id, unnest(p.approver_fields) as name from sheet_writers w
    join processes p on p.parent_id = w.parent_id
    where w.sheet_id = any (${sheetIds}::integer[]) and p.approver_fields <> '{}'`.execute(db);
  const bySheet = new Map<number, Set<string>>();
  for (const { sheet_id: id, name } of rows) bySheet.set(id, (bySheet.get(id) ?? new Set()).add(name));
  return bySheet;
}
