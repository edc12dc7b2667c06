import type { PersonAttribute } from '@tramita/client/contract';
import type { RawBuilder } from 'kysely';
import { type AuditEntry, changesBetween } from '../../audit/write-audit.ts';
import type { Db } from '../../db/connection/db.ts';
import { insertPerson, updatePerson } from '../../db/people/person-rows.ts';
import {
  endWaiting,
  findSameUsers,
  findScimPerson,
  findWaitingFor,
  keptAsSent,
  linkedTo,
  linkPerson,
  type SameUsers,
  type ScimPersonRow,
  type ScimPersonToWrite,
  type SentPerson,
} from '../../db/scim/scim-people.ts';
import { auditedWith } from '../../directory/audited-values.ts';
import { type AccessPlan, planAccess, setActive, writeAccess } from '../../directory/change-access.ts';
import { columnsFor } from '../../directory/person-values.ts';
import {
  changePersonRow,
  newPersonColumns,
  ownedAfter,
  type PersonPlan,
  planChange,
  planNewPerson,
} from '../../directory/write-person.ts';
import type { Writer } from '../../directory/writer.ts';
import { say } from '../../text/sentence.ts';
import { invalidValue, ScimError } from '../protocol/errors.ts';
import type { ScimUser } from '../protocol/resources.ts';
import type { ScimContext } from '../scim-context.ts';
import { sentEmails, sentTexts } from './describe-user.ts';
import { rowAfter } from './row-after.ts';
import { isWritten, type UserChange, userInputOf } from './user-input.ts';

/** Longest external id, in characters. */
const externalIdMaxLength = 255;

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
  const { key } = context.source;
  const { now: at } = writer;
  const change = { before: null, after: user, repeats: () => true, isKept: () => false, clears: () => false };
  const { person, pendingManager, created, defaults } = await userInputOf(tx, context, change);
  const plan = await planNewPerson(tx, writer, person, { defaults, isNameFree: true });
  const externalId = checkedExternalId(user);
  const row = rowAfter(null, plan, { externalId, active: user.active ?? true, at });
  const kept = keptOf(row, change, { old: null, pendingManager: pendingManager ?? null });
  const id = await insertPerson(tx, {
    columns: newPersonColumns(plan.after, at),
    at,
    owned: ownedAfter(writer, [...plan.owned, ...(user.active === undefined ? [] : ['active'])]),
    also: (inserted) => [
      keptAsSent(key, inserted, kept),
      ...(externalId === null ? [] : [linkedTo(key, inserted, externalId, at)]),
    ],
  });
  if (user.active === false) await setActive(tx, writer, id, false);
  const attributes = {
    ...auditedWith(plan.records, plan.after),
    active: row.active,
    ...(externalId && { externalId }),
  };
  audit(...created, {
    action: 'CREATED',
    object: { kind: 'person', id, name: row.complete_name },
    changes: changesBetween(null, attributes),
  });
  const stored = withKept({ ...row, id }, kept);
  await applyPendingManagers(write, stored);
  return stored;
}

/** Changes a person and returns them. */
export async function changeUser(write: UserWrite, old: ScimPersonToWrite, change: UserChange): Promise<ScimPersonRow> {
  const { tx, context, writer, audit } = write;
  const { id } = old;
  const user = change.after;
  const { person, pendingManager, created } = await userInputOf(tx, context, change);
  const plan = await planChange(tx, writer, old, person);
  const isAccessSent = user.active !== undefined && (user.active !== old.active || change.repeats('active'));
  const access = isAccessSent ? await planAccess(tx, writer, old, user.active ?? true) : null;
  const externalId = await link(write, id, { user, linked: old.external_id });
  const row = rowAfter(old, plan, { externalId, active: access?.active ?? old.active, at: writer.now });
  const kept = keptOf(row, change, {
    old,
    pendingManager: pendingManager === undefined ? old.pending_manager : pendingManager,
  });
  await writePlans(write, row, { plan, access, kept });
  const changes = [
    ...changesBetween(auditedWith(plan.records, plan.before), auditedWith(plan.records, plan.after)),
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
  const stored = withKept(row, kept);
  if (row.user_name !== old.user_name || row.external_id !== old.external_id) await applyPendingManagers(write, stored);
  return stored;
}

/** Checked changes of a person by a connection. */
interface UserPlans {
  readonly plan: PersonPlan;
  /** Null if the access was not sent. */
  readonly access: AccessPlan | null;
  readonly kept: SentPerson;
}

/** Writes a changed person, in one statement unless both values and access change, which are two events. */
async function writePlans(
  { tx, context, writer }: UserWrite,
  { id, complete_name: completeName }: ScimPersonRow,
  { plan, access, kept }: UserPlans,
): Promise<void> {
  const also = (person: RawBuilder<unknown>) => [keptAsSent(context.source.key, person, kept)];
  if (access?.isChange && Object.keys(plan.after).length === 0) {
    const owned = [...plan.owned, ...access.owned];
    await writeAccess(tx, writer, { id, completeName }, { ...access, owned }, also);
    return;
  }
  const isSame = access !== null && !access.isChange;
  await updatePerson(tx, id, {
    columns: columnsFor(plan.after),
    at: writer.now,
    owned: ownedAfter(writer, [...plan.owned, ...(isSame ? access.owned : [])]),
    also,
  });
  if (access?.isChange) await writeAccess(tx, writer, { id, completeName }, access);
}

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
  if (externalId !== null) {
    const userName = user.userName.trim();
    checkExternalId(await findSameUsers(tx, key, { userName, externalId }), { userName, id });
  }
  await linkPerson(tx, key, id, externalId, writer.now);
  return externalId;
}

/** Checks that no other person has an external id. @throws ScimError 409 that names both user names */
export function checkExternalId(
  { named, linked }: SameUsers,
  sent: { readonly userName: string; readonly id: number | null },
): void {
  if (linked === null || linked.id === sent.id) return;
  throw new ScimError(
    409,
    'uniqueness',
    say`O externalId pertence à pessoa ${linked.user_name} e o userName é ${named?.user_name ?? sent.userName}; nenhuma das duas mudou`,
  );
}

/** Returns what to keep because it was sent in another form than it is stored in; `row` is the person after the write. */
const keptOf = (
  row: ScimPersonRow,
  change: UserChange,
  { old, pendingManager }: { readonly old: ScimPersonRow | null; readonly pendingManager: string | null },
): SentPerson => ({
  sent: sentTexts(change.after, row, { old, isWritten: (name) => isWritten(change, name) }),
  emails: sentEmails(change.after),
  pendingManager,
});

const withKept = (row: ScimPersonRow, { sent, emails, pendingManager }: SentPerson): ScimPersonRow => ({
  ...row,
  sent,
  sent_emails: emails,
  pending_manager: pendingManager,
});

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
    const changes = changesBetween(
      auditedWith(written.records, written.before),
      auditedWith(written.records, written.after),
    );
    const object = { kind: 'person', id: waiting, name: person?.complete_name } as const;
    if (changes.length > 0) audit({ action: 'CHANGED', object, changes });
  }
}

/** Returns whether the absence of an attribute clears it in a request that replaces a person: if the connection owns it. */
export const clearsOwned =
  (owners: ReadonlyMap<string, { readonly key: string }>, { source }: ScimContext) =>
  (attribute: PersonAttribute): boolean =>
    owners.get(attribute)?.key === source.key;
