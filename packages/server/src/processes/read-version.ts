import type { Db } from '../db/connection/db.ts';
import { findLastVersion, type LastVersionRow } from '../db/processes/processes.ts';
import { NotFoundError } from '../errors.ts';

/** What a process that is not there answers. */
export const processNotFound = () => new NotFoundError('Não foi possível encontrar o processo');

/** The last version of the process that an id of any of its versions belongs to. @throws NotFoundError without one */
export async function readLastVersion(db: Db, id: number): Promise<LastVersionRow> {
  const last = await findLastVersion(db, id);
  if (!last) throw processNotFound();
  return last;
}
