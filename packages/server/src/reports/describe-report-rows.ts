import type { ReportRow } from '@tramita/client/contract';
import { trackOf } from '../columns/row-track.ts';
import type { Db } from '../db/connection/db.ts';
import type { ReportRowRecord } from '../db/reports/task-reports.ts';
import { findTrackSteps } from '../db/requests/request-tracks.ts';
import { toPerson } from '../people/person.ts';
import { findResponsible } from '../people/responsible.ts';

type DescribedRow = Omit<ReportRow, 'totalLength' | 'totalRequests' | 'track'>;

/** Converts rows to their form in the contract, without the totals of their report. */
export async function describeReportRows(db: Db, rows: readonly ReportRowRecord[]): Promise<DescribedRow[]> {
  const responsible = await findResponsible(
    db,
    rows.map(({ task_id, task_status, held_by, finished_by }) => ({
      task_id,
      status: task_status,
      held_by,
      finished_by,
    })),
  );
  return rows.map((row) => ({
    idk: row.idk,
    protocol: row.protocol,
    uuid: row.task_uuid,
    processInstanceId: row.idk,
    department: row.department,
    sector: row.sector,
    process: row.process_title,
    step: row.task_title,
    type: row.task_type,
    status: row.report_status,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    createdBy: row.requester_name,
    requestCreatedAt: row.request_created_at.toISOString(),
    requestFinishedAt: row.request_finished_at?.toISOString() ?? null,
    responsibleFor: row.responsible_for && toPerson(row.responsible_for),
    ...(responsible.get(row.task_id) ?? { assignees: [], groups: [] }),
  }));
}

/** Converts rows like {@link describeReportRows}, with the track of each request, as the screen shows them. */
export async function describeTrackedRows(
  db: Db,
  rows: readonly ReportRowRecord[],
): Promise<(DescribedRow & Pick<ReportRow, 'track'>)[]> {
  const described = await describeReportRows(db, rows);
  const tracks = await findTrackSteps(
    db,
    rows.map(({ idk }) => idk),
  );
  return described.map((row, index) => ({
    ...row,
    track: trackOf({ idk: row.idk, current_step: rows[index]?.current_step ?? null }, tracks),
  }));
}
