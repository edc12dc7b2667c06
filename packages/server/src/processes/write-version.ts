import type { Db } from '../db/connection/db.ts';
import { findTakenNames, insertVersion, type LastVersionRow, type NewVersion } from '../db/processes/processes.ts';
import { addressSegment, freeSegment } from './address-segment.ts';
import { processInvalid } from './check-model.ts';

/** Address, icon and colour of a process, which go on over its versions; the address as long as the title stays. */
async function looksOf(tx: Db, title: string, last: LastVersionRow | null) {
  const looks = { icon: last?.icon ?? null, color: last?.color ?? null };
  if (last?.title === title) return { ...looks, name: last.name };
  const segment = addressSegment(title);
  const taken = await findTakenNames(tx, segment, last?.parent_id ?? null);
  return { ...looks, name: freeSegment(segment, taken) };
}

/** Writes the next version, or the first of a new process. In a transaction that holds the lock. */
export async function writeVersion(
  tx: Db,
  last: LastVersionRow | null,
  version: Omit<NewVersion, 'name' | 'icon' | 'color'>,
) {
  return insertVersion(tx, last, { ...version, ...(await looksOf(tx, version.title, last)) });
}

/** A linked process stays linked and a modeled one modeled. @throws InvalidInputError PROCESS_INVALID */
export function requireKind(last: LastVersionRow | null, kind: 'modeled' | 'linked'): void {
  if (!last || (last.url === null) === (kind === 'modeled')) return;
  const message =
    kind === 'modeled'
      ? 'Este processo é vinculado e só pode ser alterado como tal'
      : 'Este processo é modelado e só pode ser alterado no modelador';
  throw processInvalid([{ name: 'parentId', message }]);
}
