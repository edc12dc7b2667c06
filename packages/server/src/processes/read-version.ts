import type { Db } from '../db/connection/db.ts';
import { findLastVersion, type LastVersionRow } from '../db/processes/processes.ts';
import { NotFoundError } from '../errors.ts';

/** Creates the error for a process that does not exist. */
export const processNotFound = () => new NotFoundError('Não foi possível encontrar o processo');

/**
 * Returns the last version of the process that any of its version ids belongs to.
 * @throws NotFoundError if it does not exist
 */
export async function readLastVersion(db: Db, id: number): Promise<LastVersionRow> {
  const last = await findLastVersion(db, id);
  if (!last) throw processNotFound();
  return last;
}
