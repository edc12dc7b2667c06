import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';

/** Filter for processes: those of a department, of one of several sectors, or all. */
export interface ProcessArea {
  readonly departmentId?: number | undefined;
  readonly sectorIds?: readonly number[] | undefined;
}

const inArea = ({ departmentId, sectorIds }: ProcessArea) =>
  sql<boolean>`(${departmentId ?? null}::integer is null or department_id = ${departmentId ?? null})
    and (${sectorIds ?? null}::integer[] is null or sector_id = any (${sectorIds ?? null}::integer[]))`;

/** Returns the titles of the active internal processes of the catalogue, in alphabetical order. */
export async function listActiveProcessTitles(db: Db, area: ProcessArea = {}): Promise<string[]> {
  const rows = await db
    .selectFrom('processes')
    .select('title')
    .where('active', '=', true)
    .where('is_last_version', '=', true)
    .where('url', 'is', null)
    .where(inArea(area))
    .orderBy((eb) => nameOrder(eb.ref('title')))
    .orderBy('title')
    .execute();
  return [...new Set(rows.map(({ title }) => title))];
}

/** Returns the titles of all internal processes, including those removed from the catalogue, in alphabetical order. */
export async function listAllProcessTitles(db: Db, area: ProcessArea = {}): Promise<string[]> {
  const rows = await db
    .selectFrom('processes')
    .select('title')
    .distinct()
    .where('url', 'is', null)
    .where(inArea(area))
    .execute();
  return rows.map(({ title }) => title).sort(collator.compare);
}

const collator = new Intl.Collator('pt-BR');

/** Returns the distinct titles of the user steps in the processes with this title, newest version first. */
export async function listStepTitles(db: Db, processTitle: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select step.value ->> 'title' as title
    from processes p, jsonb_array_elements(p.definition -> 'steps') with ordinality step
    where p.title = ${processTitle} and step.value ->> 'type' in ('USER_TASK', 'APPROVAL_TASK')
    order by p.is_last_version desc, p.version desc, step.ordinality`.execute(db);
  return [...new Set(rows.map(({ title }) => title))];
}
