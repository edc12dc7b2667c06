import type { BusinessCalendar, WorkflowDefinition } from '@tramita/client/contract';
import type { CalendarVersion, WorkingTime } from '@tramita/client/engine';
import { openCalendar } from '@tramita/client/rules/calendar';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

interface VersionRow {
  readonly id: number;
  readonly is_default: boolean;
  readonly version_id: number;
  readonly calendar: BusinessCalendar;
}

/** A request whose process may count working time. */
export interface TimedRequest {
  readonly definition: WorkflowDefinition;
  readonly requesterId: number;
}

/**
 * Returns a function from a request to the calendars of its steps; null if its process counts elapsed time. Reads nothing
 * if no process of the requests counts working time.
 */
export async function loadWorkingTime(
  db: Db,
  requests: readonly TimedRequest[],
): Promise<(request: TimedRequest) => WorkingTime | null> {
  const timed = requests.filter(({ definition }) => definition.slaCounting === 'WORKING');
  if (timed.length === 0) return () => null;
  const groups = await calendarsOfGroups(
    db,
    timed.flatMap(({ definition }) => groupsOf(definition)),
  );
  const branches = await calendarsOfBranches(
    db,
    timed.map(({ requesterId }) => requesterId),
  );
  const fixed = timed.flatMap(({ definition }) => definition.calendar?.id ?? []);
  const versions = await loadVersions(db, [...new Set([...fixed, ...groups.values(), ...branches.values()])]);
  const versionOf = (id: number | undefined): CalendarVersion | null =>
    (id === undefined ? undefined : versions.byCalendar.get(id)) ?? null;
  return ({ definition, requesterId }) => {
    if (definition.slaCounting !== 'WORKING') return null;
    const ofGroups = groupsOf(definition).flatMap((id) => {
      const version = versionOf(groups.get(id));
      return version ? [[id, version] as const] : [];
    });
    return {
      fixed: versionOf(definition.calendar?.id),
      groups: Object.fromEntries(ofGroups),
      branch: versionOf(branches.get(requesterId)),
      fallback: versions.fallback,
    };
  };
}

const groupsOf = ({ steps }: WorkflowDefinition): number[] =>
  steps.flatMap((step) => ('groups' in step ? step.groups.map(({ id }) => id) : []));

async function calendarsOfGroups(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; calendar_id: number }>`
    select id, calendar_id from groups where calendar_id is not null and id = any (${[...new Set(ids)]}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.calendar_id]));
}

async function calendarsOfBranches(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; calendar_id: number }>`
    select users.id, branches.calendar_id from users join branches on branches.id = users.branch_id
    where branches.calendar_id is not null and users.id = any (${[...new Set(userIds)]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.calendar_id]));
}

/** Returns the current versions of calendars, deleted ones included, and that of the default calendar. */
async function loadVersions(db: Db, ids: readonly number[]) {
  const { rows } = await sql<VersionRow>`
    select c.id, c.is_default, v.id as version_id, v.calendar
    from calendars c join calendar_versions v on v.id = c.current_version_id
    where c.is_default or c.id = any (${ids}::integer[])`.execute(db);
  const byCalendar = new Map<number, CalendarVersion>();
  let fallback: CalendarVersion | undefined;
  for (const { id, is_default, version_id, calendar } of rows) {
    const version = { id: version_id, calendar: openCalendar(calendar) };
    byCalendar.set(id, version);
    if (is_default) fallback = version;
  }
  if (!fallback) throw new Error('There is no default calendar');
  return { byCalendar, fallback };
}
