import {
  type endpoints,
  type ParsedRequestOf,
  type PendingEntry,
  pendingCountMax,
  pendingKinds,
} from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { countPending, listPendingRows, type PendingRow } from '../db/pending/pending.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['pending.list'];

/** Returns the number of entries and a page of them for each kind of pending work, or for one kind. */
export async function listPending(
  { services }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db } = services;
  const { kind: wanted, ...page } = query;
  const now = services.now();
  const kinds: AnswerOf<Call>['kinds'] = [];
  for (const kind of wanted ? [wanted] : pendingKinds) {
    const total = await countPending(db, kind, now);
    const rows = total > page.page * page.size ? await listPendingRows(db, kind, page, now) : [];
    kinds.push({
      kind,
      total: Math.min(total, pendingCountMax),
      hasMore: total > pendingCountMax,
      entries: rows.map(toEntry),
    });
  }
  return { kinds };
}

const toEntry = ({ causes, since, due_at, starts_on, ends_on, ...row }: PendingRow): PendingEntry => ({
  id: row.id,
  name: row.name,
  personId: row.person_id,
  area: row.area,
  departmentId: row.department_id,
  taskUuid: row.task_uuid,
  idk: row.idk,
  protocol: row.protocol,
  step: row.step,
  reports: row.reports,
  causes: [...causes],
  since: since?.toISOString() ?? null,
  dueAt: due_at?.toISOString() ?? null,
  startsOn: starts_on,
  endsOn: ends_on,
});
