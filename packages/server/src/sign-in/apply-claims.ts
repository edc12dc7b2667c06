import { roles } from '@tramita/client/rules';
import type { Transaction } from 'kysely';
import { type AuditEntry, changesBetween, fromSystem, writeAudit } from '../audit/write-audit.ts';
import { isFirstRefusal } from '../db/audit/audit-refusals.ts';
import type { Db } from '../db/connection/db.ts';
import { findOwners, findStoredPerson, saveSource } from '../db/people/directory-writes.ts';
import { findRolesFrom } from '../db/people/sign-in.ts';
import type { Database } from '../db/tables/schema.ts';
import { auditedValues } from '../directory/audited-values.ts';
import { setRoles } from '../directory/change-access.ts';
import {
  differences,
  givenValues,
  type PersonInput,
  type PersonValues,
  storedValues,
} from '../directory/person-values.ts';
import { changePersonRow, type WrittenPerson } from '../directory/write-person.ts';
import type { Writer } from '../directory/writer.ts';
import { ServiceError } from '../errors.ts';
import type { ClaimPlan } from './plan-claims.ts';

/** Source of the attributes and roles that claims set. */
const claimSource = { key: 'claim', name: 'Provedor de identidade' } as const;

/** Values of a person, with the roles. */
type ClaimedValues = PersonValues & { readonly roles?: string };

/** What claims changed of a person. */
export interface AppliedClaims {
  /** Values before and after of what changed, with the roles. */
  readonly before: ClaimedValues;
  readonly after: ClaimedValues;
  /** Attributes whose values were invalid and are left as they were. */
  readonly ignored: readonly string[];
}

/** Returns the attributes that claims may write: those of another source stay. */
function ownInput(input: PersonInput, owners: Awaited<ReturnType<typeof findOwners>>): PersonInput {
  const isOwn = (name: string) => (owners.get(name)?.key ?? claimSource.key) === claimSource.key;
  return Object.fromEntries(Object.entries(input).filter(([name]) => isOwn(name)));
}

/** Returns whether a person already is as claims say, so that nothing has to be locked. */
export async function isAsPlanned(db: Db, id: number, plan: ClaimPlan): Promise<boolean> {
  const person = await findStoredPerson(db, id);
  if (!person) return true;
  const owners = await findOwners(db, id);
  const given = givenValues(ownInput(plan.input, owners));
  if (differences(storedValues(person), given).length > 0) return false;
  if (!Object.keys(given).every((name) => owners.has(name))) return false;
  if (plan.roles === null) return true;
  const held = await findRolesFrom(db, id, claimSource.key);
  return held.length === plan.roles.length && plan.roles.every((role) => held.includes(role));
}

/**
 * Writes the attributes and roles of claims. Invalid values are left out, and the last administrator keeps their role,
 * which is written to the audit trail as a refused attempt. Must run in a transaction that called `lockDirectory`.
 */
export async function applyClaims(
  tx: Transaction<Database>,
  id: number,
  plan: ClaimPlan,
  now: Date,
): Promise<AppliedClaims> {
  await saveSource(tx, { ...claimSource, kind: 'CLAIM' });
  const writer = { source: claimSource, now };
  const owned = ownInput(plan.input, await findOwners(tx, id));
  const { written, ignored } = await writeValid(tx, writer, id, owned);
  const granted = plan.roles === null ? null : await grant(tx, writer, id, plan.roles);
  return {
    before: { ...written.before, ...(granted && { roles: granted.before }) },
    after: { ...written.after, ...(granted && { roles: granted.after }) },
    ignored,
  };
}

/** Writes a person without the attributes that are invalid. */
async function writeValid(
  tx: Db,
  writer: Writer,
  id: number,
  input: PersonInput,
): Promise<{ written: WrittenPerson; ignored: string[] }> {
  const ignored: string[] = [];
  let rest = input;
  for (;;) {
    try {
      return { written: await changePersonRow(tx, writer, id, rest), ignored };
    } catch (error) {
      const invalid = error instanceof ServiceError ? (error.fields ?? []).map(({ name }) => name) : [];
      const found = invalid.filter((name) => Object.hasOwn(rest, name));
      if (found.length === 0) throw error;
      ignored.push(...found);
      rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !found.includes(name)));
    }
  }
}

async function grant(tx: Transaction<Database>, writer: Writer, id: number, wanted: readonly string[]) {
  const before = await findStoredPerson(tx, id);
  try {
    return await setRoles(tx, writer, id, wanted);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.errorCode !== 'LAST_ADMIN') throw error;
    const granted = await setRoles(tx, writer, id, [...wanted, roles.admin]);
    const name = before?.complete_name ?? '';
    const since = new Date(writer.now.getTime() - 60_000);
    if (await isFirstRefusal(tx, { actorId: id, call: name, since })) {
      const source = { ...fromSystem(writer.now), actor: { id, completeName: name } };
      const object = { kind: 'person', id, name } as const;
      await writeAudit(tx, source, { action: 'REFUSED', object, refusedAs: error.errorCode, reason: error.message });
    }
    return { before: before?.roles ?? '', after: granted.after };
  }
}

/** Returns the row of the audit trail for applied claims, or null if nothing changed. */
export async function auditOfClaims(
  tx: Db,
  id: number,
  name: string,
  { before, after }: AppliedClaims,
): Promise<AuditEntry | null> {
  const changes = changesBetween(await auditedValues(tx, before), await auditedValues(tx, after));
  return changes.length === 0 ? null : { action: 'CHANGED', object: { kind: 'person', id, name }, changes };
}
