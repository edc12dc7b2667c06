import type { AreaKind, GroupKind } from '@tramita/client/rules';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';
import type { GroupMemberRow } from '../people/groups.ts';

/** Figures of a department or sector. */
export interface AreaFigures {
  readonly responsibles: readonly GroupMemberRow[];
  /** Number of active processes; all versions of a process count once. */
  readonly processCount: number;
}

const areaLinks = {
  department: { links: sql.table('department_responsibles'), key: sql.ref('department_id') },
  sector: { links: sql.table('sector_responsibles'), key: sql.ref('sector_id') },
} as const;

/** Returns the figures of all given departments or sectors, with one query for counts and one for responsibles. */
export async function findAreaFigures(
  db: Db,
  kind: AreaKind,
  ids: readonly number[],
): Promise<(id: number) => AreaFigures> {
  if (ids.length === 0) return () => ({ responsibles: [], processCount: 0 });
  const { links, key } = areaLinks[kind];
  const people = await sql<GroupMemberRow & { area_id: number }>`
    select r.${key} as area_id, u.id, u.first_name, u.last_name, u.user_name, u.email, u.picture
    from ${links} r join users u on u.id = r.user_id
    where r.${key} = any (${ids}::integer[]) order by ${nameOrder(sql<string>`u.complete_name`)}, u.id`.execute(db);
  const processes = await sql<{ area_id: number; total: number }>`
    select ${key} as area_id, count(*)::integer as total from processes
    where ${key} = any (${ids}::integer[]) and is_last_version and active group by ${key}`.execute(db);
  const responsibles = new Map(ids.map((id) => [id, [] as GroupMemberRow[]]));
  for (const person of people.rows) responsibles.get(person.area_id)?.push(person);
  const counts = new Map(processes.rows.map(({ area_id, total }) => [area_id, total]));
  return (id) => ({ responsibles: responsibles.get(id) ?? [], processCount: counts.get(id) ?? 0 });
}

/** Figures of a group; request groups have no tasks. */
export interface GroupFigures {
  readonly memberCount: number;
  readonly openTaskCount?: number;
}

/** Returns the figures of all given groups in one query. */
export async function findGroupFigures(
  db: Db,
  kind: GroupKind,
  ids: readonly number[],
): Promise<(id: number) => GroupFigures> {
  const none = { memberCount: 0, ...(kind === 'attendance' && { openTaskCount: 0 }) };
  if (ids.length === 0) return () => none;
  const counted =
    kind === 'attendance'
      ? sql`
        select group_id as id, count(*)::integer as members, 0 as tasks from group_members
        where group_id = any (${ids}::integer[]) group by group_id
        union all
        select group_id, 0, count(*)::integer from task_addressees
        where group_id = any (${ids}::integer[]) and is_open group by group_id`
      : sql`
        select initializer_group_id as id, count(*)::integer as members, 0 as tasks from initializer_group_members
        where initializer_group_id = any (${ids}::integer[]) group by initializer_group_id`;
  const { rows } = await sql<{ id: number; members: number; tasks: number }>`
    select id, sum(members)::integer as members, sum(tasks)::integer as tasks
    from (${counted}) counted group by id`.execute(db);
  const figures = new Map(
    rows.map(({ id, members, tasks }) => [
      id,
      { memberCount: members, ...(kind === 'attendance' && { openTaskCount: tasks }) },
    ]),
  );
  return (id) => figures.get(id) ?? none;
}
