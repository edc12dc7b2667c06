import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { readSetting, writeSetting } from '../connection/settings.ts';

const key = 'data-purpose';

/** Returns the company's text on the purpose and the criteria of its use of personal data; null before it is written. */
export const readPurpose = async (db: Db): Promise<string | null> => (await readSetting(db, key)) || null;

/** Replaces the company's text; an empty text removes it. */
export const writePurpose = (db: Db, text: string): Promise<void> => writeSetting(db, key, text);

/** Replaces the names of a person in the company's text. */
export async function replaceInPurpose(
  db: Db,
  { elsewhere, replacement }: { readonly elsewhere: string; readonly replacement: string },
): Promise<void> {
  await sql`
    update settings set value = without_person(value, ${elsewhere}, ${replacement}) where key = ${key}`.execute(db);
}
