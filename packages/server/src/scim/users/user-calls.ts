import type { Db } from '../../db/connection/db.ts';
import { peopleFilter } from '../../db/scim/people-filter.ts';
import {
  findRemovedPerson,
  findSameUsers,
  findScimPerson,
  findScimPersonToWrite,
  idIn,
  listScimPeople,
  restoreScimPerson,
  type ScimPersonRow,
  type ScimPersonToWrite,
} from '../../db/scim/scim-people.ts';
import { ownersOf } from '../../directory/write-person.ts';
import { say } from '../../text/sentence.ts';
import { checkVersion } from '../check-version.ts';
import { inDirectory } from '../in-directory.ts';
import { ScimError } from '../protocol/errors.ts';
import { parseFilter } from '../protocol/filter.ts';
import { parsePatch, readEdits } from '../protocol/patch.ts';
import type { ScimUser } from '../protocol/resources.ts';
import { applyPatch, readUser } from '../protocol/user-patch.ts';
import type { ScimBody, ScimContext, ScimRange } from '../scim-context.ts';
import { describeUser, isKept, type SentAttribute } from './describe-user.ts';
import { withFormattedName } from './formatted-name.ts';
import { removeUser } from './remove-user.ts';
import { touchedTexts } from './touched-texts.ts';
import { changeUser, checkExternalId, clearsOwned, createUser } from './write-user.ts';

const personMissing = (): ScimError => new ScimError(404, undefined, 'Não encontramos esta pessoa');

/** Returns a page of the people that match, and their number. */
export async function listUsers(
  context: ScimContext,
  { filter, offset, limit }: ScimRange,
): Promise<{ readonly resources: readonly ScimUser[]; readonly total: number }> {
  const where = filter === undefined ? null : peopleFilter(parseFilter(filter, 'User'));
  const { rows, total } = await listScimPeople(context.services.db, context.source.key, { where, offset, limit });
  return { resources: await Promise.all(rows.map((row) => describeUser(row, context))), total };
}

/** Returns a person. @throws ScimError 404 */
export async function getUser(context: ScimContext, id: string): Promise<ScimUser> {
  const row = await findPerson(context.services.db, context, id);
  return describeUser(row, context);
}

async function findPerson(db: Db, { source }: ScimContext, text: string): Promise<ScimPersonRow> {
  const id = idIn(text);
  const row = id === null ? null : await findScimPerson(db, source.key, id);
  if (!row) throw personMissing();
  return row;
}

async function findPersonToChange(tx: Db, { source }: ScimContext, text: string): Promise<ScimPersonToWrite> {
  const id = idIn(text);
  const row = id === null ? null : await findScimPersonToWrite(tx, source.key, id);
  if (!row) throw personMissing();
  return row;
}

/**
 * Creates a person, or gives one whom the connection deleted access again if the external id is the same.
 * @throws ScimError 409 `uniqueness` if the user name or the external id belongs to another person
 */
export function addUser(context: ScimContext, body: unknown): Promise<ScimUser> {
  const user = readUser(body);
  return inDirectory(context, async (tx, writer, audit) => {
    const write = { tx, context, writer, audit };
    const { key } = context.source;
    const externalId = (user.externalId ?? '').trim();
    const userName = user.userName.trim().normalize('NFC');
    const same = await findSameUsers(tx, key, { userName, externalId: externalId || null });
    checkExternalId(same, { userName, id: null });
    const { named } = same;
    if (!named) return describeUser(await createUser(write, user), context);
    const removed = await findRemovedPerson(tx, key, named.id);
    if (externalId === '' || removed?.removed_external_id !== externalId) {
      throw new ScimError(409, 'uniqueness', say`O usuário ${named.user_name} já está em uso`);
    }
    await restoreScimPerson(tx, key, named.id);
    const old = await findPersonToChange(tx, context, String(named.id));
    const after = { ...user, active: user.active ?? true };
    const change = { before: null, after, repeats: () => true, isKept: () => false, clears: () => false };
    return describeUser(await changeUser(write, old, change), context);
  });
}

/** Replaces a person. Attributes that the body leaves out are cleared if the connection owns them. */
export function replaceUser(context: ScimContext, id: string, { body, ifMatch }: ScimBody): Promise<ScimUser> {
  const user = readUser(body);
  return inDirectory(context, async (tx, writer, audit) => {
    const old = await findPersonToChange(tx, context, id);
    const before = await describeUser(old, context);
    checkVersion(ifMatch, before.meta.version);
    const after = { ...user, externalId: user.externalId ?? before.externalId };
    const clears = clearsOwned(ownersOf(old), context);
    const change = { before, after, repeats: () => true, isKept: () => false, clears };
    return describeUser(await changeUser({ tx, context, writer, audit }, old, change), context);
  });
}

/** Changes parts of a person. */
export function patchUser(context: ScimContext, id: string, { body, ifMatch }: ScimBody): Promise<ScimUser> {
  const operations = parsePatch(body);
  const touched = touchedTexts(readEdits(operations, 'User'));
  return inDirectory(context, async (tx, writer, audit) => {
    const old = await findPersonToChange(tx, context, id);
    const before = await describeUser(old, context);
    checkVersion(ifMatch, before.meta.version);
    const patched = applyPatch(before, operations);
    // one that was not sent, and no display name either, is derived from the names
    const isStale = !touched.has('name.formatted') && (isKept(old, 'name.formatted') || isKept(old, 'displayName'));
    const change = {
      before,
      after: isStale ? withFormattedName(before, patched) : patched,
      repeats: (name: string) => touched.has(name),
      isKept: (name: SentAttribute) => isKept(old, name),
      clears: () => true,
    };
    return describeUser(await changeUser({ tx, context, writer, audit }, old, change), context);
  });
}

/** Deactivates a person and removes them from the connection. */
export function deleteUser(context: ScimContext, id: string, { ifMatch }: Pick<ScimBody, 'ifMatch'>): Promise<void> {
  return inDirectory(context, async (tx, writer, audit) => {
    const old = await findPerson(tx, context, id);
    checkVersion(ifMatch, (await describeUser(old, context)).meta.version);
    await removeUser({ tx, context, writer, audit }, old);
  });
}
