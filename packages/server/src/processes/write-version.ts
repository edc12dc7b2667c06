import type { Db } from '../db/connection/db.ts';
import { findTakenNames, insertVersion, type LastVersionRow, type NewVersion } from '../db/processes/processes.ts';
import { addressSegment, freeSegment } from './address-segment.ts';
import { processInvalid } from './check-model.ts';

/**
 * Returns address, icon and colour of a process, which are kept across versions; the address only while the title
 * stays.
 */
async function looksOf(tx: Db, title: string, last: LastVersionRow | null) {
  const looks = { icon: last?.icon ?? null, color: last?.color ?? null };
  if (last?.title === title) return { ...looks, name: last.name };
  const segment = addressSegment(title);
  const taken = await findTakenNames(tx, segment, last?.parent_id ?? null);
  return { ...looks, name: freeSegment(segment, taken) };
}

/** Writes the next version, or the first of a new process. Must run in a transaction that has the lock. */
export async function writeVersion(
  tx: Db,
  last: LastVersionRow | null,
  version: Omit<NewVersion, 'name' | 'icon' | 'color'>,
) {
  return insertVersion(tx, last, { ...version, ...(await looksOf(tx, version.title, last)) });
}

/** Checks that a linked process stays linked and a modeled one modeled. @throws InvalidInputError PROCESS_INVALID */
export function requireKind(last: LastVersionRow | null, kind: 'modeled' | 'linked'): void {
  if (!last || (last.url === null) === (kind === 'modeled')) return;
  const message =
    kind === 'modeled'
      ? 'Este processo é vinculado e só pode ser alterado como tal'
      : 'Este processo é modelado e só pode ser alterado no modelador';
  throw processInvalid([{ name: 'parentId', message }]);
}
