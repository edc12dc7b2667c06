import type { Db } from '../db/connection/db.ts';
import { readSetting, writeSetting } from '../db/connection/settings.ts';

const key = 'data-purpose';

/** Returns the company's text on the purpose and the criteria of its use of personal data; null before it is written. */
export const readPurpose = async (db: Db): Promise<string | null> => (await readSetting(db, key)) || null;

/** Replaces the company's text; an empty text removes it. */
export const writePurpose = (db: Db, text: string): Promise<void> => writeSetting(db, key, text);
