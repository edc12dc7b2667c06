import type { Db } from '../db/connection/db.ts';
import { findLinkedPerson, findUserNamed, hasExternalId, linkPerson } from '../db/people/directory-writes.ts';
import { ConflictError } from '../errors.ts';
import type { PersonInput } from './person-values.ts';
import { changePersonRow, createPersonRow, type WrittenPerson } from './write-person.ts';
import type { Writer } from './writer.ts';

/** A person as a source sends them; `externalId` is their identifier at the source. */
export type SyncedPerson = PersonInput & { readonly userName: string; readonly externalId?: string | undefined };

/**
 * Returns the id of the person that a source means, or null for a new one: the person with the source's external id,
 * otherwise the one with the user name if they have no external id of the source yet.
 *
 * @throws ConflictError if external id and user name belong to two people
 */
async function matchPerson(
  tx: Db,
  source: string,
  { externalId, userName }: Pick<SyncedPerson, 'externalId' | 'userName'>,
): Promise<number | null> {
  const linked = externalId === undefined ? undefined : await findLinkedPerson(tx, source, externalId);
  const named = await findUserNamed(tx, userName.trim());
  if (linked && named && named.id !== linked.id) {
    const message = `O identificador externo pertence a ${linked.user_name} e o usuário pertence a ${named.user_name}. Corrija um dos dois na origem.`;
    throw new ConflictError(message, 'CONFLICT', [{ name: 'externalId', message }]);
  }
  if (linked) return linked.id;
  if (named?.kind !== 'PERSON') return null;
  const isLinkedElsewhere = externalId !== undefined && (await hasExternalId(tx, source, named.id));
  return isLinkedElsewhere ? null : named.id;
}

/** Creates or changes the person that a source sends. Must run in a transaction that called `lockDirectory`. */
export async function syncPerson(
  tx: Db,
  writer: Writer & { readonly source: NonNullable<Writer['source']> },
  { externalId, ...input }: SyncedPerson,
): Promise<WrittenPerson> {
  const id = await matchPerson(tx, writer.source.key, { externalId, userName: input.userName });
  const written = id === null ? await createPersonRow(tx, writer, input) : await changePersonRow(tx, writer, id, input);
  if (externalId !== undefined) await linkPerson(tx, writer.source.key, externalId, written.id);
  return written;
}
