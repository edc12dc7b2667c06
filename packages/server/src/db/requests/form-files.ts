import type { Db } from '../connection/db.ts';

/** Returns those of the keys that values of a request or a draft refer to. */
export async function findUsedFormFiles(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('form_files').select('storage_key').where('storage_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.storage_key));
}
