import type { PersonAttribute } from '@tramita/client/contract';
import { type AuditChange, type AuditEntry, changesBetween } from '../../audit/write-audit.ts';
import type { Db } from '../../db/connection/db.ts';
import { findStatusNamed, findUserNamed } from '../../db/people/directory-writes.ts';
import {
  endWaiting,
  findLinkedPerson,
  findScimPerson,
  findWaitingFor,
  linkPerson,
  type ScimPersonRow,
  saveSentPerson,
} from '../../db/scim/scim-people.ts';
import { auditedValues } from '../../directory/audited-values.ts';
import { setActive } from '../../directory/change-access.ts';
import type { PersonValues } from '../../directory/person-values.ts';
import { changePersonRow, createPersonRow } from '../../directory/write-person.ts';
import type { Writer } from '../../directory/writer.ts';
import { say } from '../../text/sentence.ts';
import { invalidValue, ScimError } from '../protocol/errors.ts';
import type { ScimUser } from '../protocol/resources.ts';
import type { ScimContext } from '../scim-context.ts';
import { sentEmails, sentTexts } from './describe-user.ts';
import { isWritten, type UserChange, userInputOf } from './user-input.ts';

/** Longest external id, in characters. */
const externalIdMaxLength = 255;

/** The values that a write of a person changed, for its row of the audit trail. */
interface Written {
  readonly before: PersonValues;
  readonly after: PersonValues;
}

/** A write of a person by a connection. */
export interface UserWrite {
  readonly tx: Db;
  readonly context: ScimContext;
  readonly writer: Writer;
  readonly audit: (...entries: AuditEntry[]) => void;
}

/** Returns an external id to store. @throws ScimError for one that is too long */
function checkedExternalId({ externalId }: ScimUser): string | null {
  const text = (externalId ?? '').trim();
  if (text.length > externalIdMaxLength) {
    throw invalidValue(say`externalId pode ter no máximo ${externalIdMaxLength} caracteres`);
  }
  return text === '' ? null : text;
}

/** Creates a person and returns them. The caller checked the user name and the external id. */
export async function createUser(write: UserWrite, user: ScimUser): Promise<ScimPersonRow> {
  const { tx, context, writer, audit } = write;
  const change = { before: null, after: user, repeats: () => true, isKept: () => false, clears: () => false };
  const { person, pendingManager, created } = await userInputOf(tx, context, change);
  const { id, after } = await createPersonRow(tx, writer, person);
  const values: PersonValues = { ...after };
  // the connection did not write it, so the screen may change it
  const statusId = person.status === undefined ? await findStatusNamed(tx, 'Ativo') : null;
  if (statusId !== null) {
    Object.assign(values, (await changePersonRow(tx, { ...writer, source: null }, id, { statusId })).after);
  }
  if (user.active !== undefined) await setActive(tx, writer, id, user.active);
  const externalId = await link(write, id, { user, linked: null });
  const row = await keepSent(write, id, change, { old: null, pendingManager: pendingManager ?? null });
  const attributes = { ...(await auditedValues(tx, values)), active: row.active, ...(externalId && { externalId }) };
  audit(...created, {
    action: 'CREATED',
    object: { kind: 'person', id, name: row.complete_name },
    changes: changesBetween(null, attributes),
  });
  await applyPendingManagers(write, row);
  return row;
}

/** Changes a person and returns them. */
export async function changeUser(write: UserWrite, old: ScimPersonRow, change: UserChange): Promise<ScimPersonRow> {
  const { tx, context, writer, audit } = write;
  const { id } = old;
  const user = change.after;
  const { person, pendingManager, created } = await userInputOf(tx, context, change);
  const written = await changePersonRow(tx, writer, id, person);
  if (user.active !== undefined && (user.active !== old.active || change.repeats('active'))) {
    await setActive(tx, writer, id, user.active);
  }
  await link(write, id, { user, linked: old.external_id });
  const row = await keepSent(write, id, change, {
    old,
    pendingManager: pendingManager === undefined ? old.pending_manager : pendingManager,
  });
  const changes = [
    ...(await valueChanges(tx, written)),
    ...changesBetween(
      { active: old.active, externalId: old.external_id },
      { active: row.active, externalId: row.external_id },
    ),
  ];
  const [only, ...others] = changes;
  const isAccess = only?.attribute === 'active' && others.length === 0;
  const action = isAccess ? (row.active ? 'ACTIVATED' : 'DEACTIVATED') : 'CHANGED';
  const object = { kind: 'person', id, name: row.complete_name } as const;
  audit(...created, ...(changes.length > 0 ? [{ action, object, changes } as const] : []));
  if (row.user_name !== old.user_name || row.external_id !== old.external_id) await applyPendingManagers(write, row);
  return row;
}

const valueChanges = async (tx: Db, { before, after }: Written): Promise<AuditChange[]> =>
  changesBetween(await auditedValues(tx, before), await auditedValues(tx, after));

/**
 * Links a person to the external id that was sent; `linked` is the one before.
 * @throws ScimError 409 if it belongs to another person
 */
async function link(
  { tx, context, writer }: UserWrite,
  id: number,
  { user, linked }: { readonly user: ScimUser; readonly linked: string | null },
): Promise<string | null> {
  const externalId = checkedExternalId(user);
  const { key } = context.source;
  if (externalId === linked) return externalId;
  if (externalId !== null) await checkExternalId(tx, context, { externalId, userName: user.userName, id });
  await linkPerson(tx, key, id, externalId, writer.now);
  return externalId;
}

/** Checks that no other person has an external id. @throws ScimError 409 that names both user names */
export async function checkExternalId(
  tx: Db,
  { source }: ScimContext,
  sent: { readonly externalId: string; readonly userName: string; readonly id: number | null },
): Promise<void> {
  const linked = await findLinkedPerson(tx, source.key, sent.externalId);
  if (linked === null || linked === sent.id) return;
  const owner = await findScimPerson(tx, source.key, linked);
  const named = (await findUserNamed(tx, sent.userName.trim()))?.user_name ?? sent.userName;
  throw new ScimError(
    409,
    'uniqueness',
    say`O externalId pertence à pessoa ${owner?.user_name ?? String(linked)} e o userName é ${named}; nenhuma das duas mudou`,
  );
}

/** Keeps what was sent in another form than it is stored in; returns the person. */
async function keepSent(
  { tx, context: { source } }: UserWrite,
  id: number,
  change: UserChange,
  { old, pendingManager }: { readonly old: ScimPersonRow | null; readonly pendingManager: string | null },
): Promise<ScimPersonRow> {
  const stored = await findScimPerson(tx, source.key, id);
  if (!stored) throw new Error('The person is not visible to the connection that wrote it');
  const sent = sentTexts(change.after, stored, { old, isWritten: (name) => isWritten(change, name) });
  const emails = sentEmails(change.after);
  await saveSentPerson(tx, source.key, id, { sent, emails, pendingManager });
  return { ...stored, sent, sent_emails: emails, pending_manager: pendingManager };
}

/** Sets the person as the superior of those who were sent with this manager before the person existed. */
async function applyPendingManagers(
  { tx, context: { source }, writer, audit }: UserWrite,
  { id, user_name, external_id }: ScimPersonRow,
): Promise<void> {
  const names = [String(id), user_name, ...(external_id === null ? [] : [external_id])];
  for (const waiting of await findWaitingFor(tx, source.key, names)) {
    const written = await changePersonRow(tx, writer, waiting, { superiorId: id });
    await endWaiting(tx, source.key, waiting);
    const person = await findScimPerson(tx, source.key, waiting);
    const changes = await valueChanges(tx, written);
    const object = { kind: 'person', id: waiting, name: person?.complete_name } as const;
    if (changes.length > 0) audit({ action: 'CHANGED', object, changes });
  }
}

/** Returns whether the absence of an attribute clears it in a request that replaces a person: if the connection owns it. */
export const clearsOwned =
  (owners: ReadonlyMap<string, { readonly key: string }>, { source }: ScimContext) =>
  (attribute: PersonAttribute): boolean =>
    owners.get(attribute)?.key === source.key;
