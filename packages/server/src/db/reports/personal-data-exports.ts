import type { ExportStatus } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** An export of a person's data as the user sees it who asked for it. */
export interface PersonalDataExportRow {
  readonly uuid: string;
  readonly status: ExportStatus;
  readonly rows_done: number;
  readonly rows_total: number | null;
  readonly size: number | null;
  readonly parts: readonly string[];
  readonly created_at: Date;
  readonly ready_at: Date | null;
}

/** Whose data, and who asked for it. Exports that were ready before `readyAfter` have expired. */
export interface PersonalDataKey {
  readonly personId: number;
  readonly userId: number;
  readonly readyAfter: Date;
}

/** Number of exports in a list. */
const listed = 20;

/** Inserts an export of a person's data, which waits in the same queue as those of the report. */
export async function insertPersonalDataExport(
  db: Db,
  { uuid, userId, personId, at }: { uuid: string; userId: number; personId: number; at: Date },
): Promise<void> {
  const query = JSON.stringify({ personId });
  await db
    .insertInto('exports')
    .values({ uuid, user_id: userId, query, report_type: 'PERSON', created_at: at })
    .execute();
}

const exportRows = (db: Db, { personId, userId, readyAfter }: PersonalDataKey) =>
  db
    .selectFrom('exports')
    .select(['uuid', 'status', 'rows_done', 'rows_total', 'size', 'parts', 'created_at', 'ready_at'])
    .where('user_id', '=', userId)
    .where('report_type', '=', 'PERSON')
    .where(sql`query ->> 'personId'`, '=', String(personId))
    .where(sql`coalesce(ready_at, created_at)`, '>', readyAfter);

/** Returns the exports that have not expired, newest first. */
export const listPersonalDataExports = (db: Db, key: PersonalDataKey): Promise<PersonalDataExportRow[]> =>
  exportRows(db, key).orderBy('id', 'desc').limit(listed).execute();

/**
 * Deletes all exports of a person's data, and every export that the person asked for; returns the keys of their files,
 * which are no longer referenced.
 */
export async function deleteExportsOfPerson(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('exports')
    .where(({ or, and, eb }) =>
      or([
        eb('user_id', '=', personId),
        and([eb('report_type', '=', 'PERSON'), eb(sql`query ->> 'personId'`, '=', String(personId))]),
      ]),
    )
    .returning('parts')
    .execute();
  return rows.flatMap(({ parts }) => [...parts]);
}

/** Returns one export that has not expired. */
export const findPersonalDataExport = (
  db: Db,
  key: PersonalDataKey,
  uuid: string,
): Promise<PersonalDataExportRow | undefined> => exportRows(db, key).where('uuid', '=', uuid).executeTakeFirst();
