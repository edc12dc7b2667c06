import type { WorkflowDefinition } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** A process version with the names of the referenced objects, as the audit trail compares it. */
export interface RecordedVersion {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly description: string | null;
  readonly url: string | null;
  readonly active: boolean;
  readonly hasNps: boolean;
  readonly assigneeStatuses: readonly string[];
  readonly spreadsheetUrl: string | null;
  readonly category: string | null;
  readonly department: string | null;
  readonly sector: string | null;
  readonly initializerGroup: string | null;
  readonly definition: WorkflowDefinition;
}

/** Returns a process version for the audit trail, or null if it does not exist. */
export async function findRecordedVersion(db: Db, id: number): Promise<RecordedVersion | null> {
  const { rows } = await sql<RecordedVersion>`
    select p.id, p.version, p.title, p.description, p.url, p.active, p.has_nps as "hasNps",
      array(select a.description from assignee_statuses a where p.assignee_statuses @> to_jsonb(a.id) order by a.id)
        as "assigneeStatuses",
      case when p.spreadsheet_bool then p.spreadsheet_url end as "spreadsheetUrl",
      c.title as category, d.description as department, s.description as sector, g.name as "initializerGroup",
      p.definition
    from processes p
    left join categories c on c.id = p.category_id
    left join departments d on d.id = p.department_id
    left join sectors s on s.id = p.sector_id
    left join initializer_groups g on g.id = p.initializer_group_id
    where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
