import { errorMessage, roles } from '@tramita/client/rules';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/connection/db.ts';
import {
  endedAccess,
  hasActiveWithRole,
  type PersonToWrite,
  replaceGrants,
  updatePersonRow,
} from '../db/people/directory-writes.ts';
import { updatePerson } from '../db/people/person-rows.ts';
import { ConflictError } from '../errors.ts';
import { newTicket } from '../identity/ticket.ts';
import { checkOwners } from './check-person.ts';
import { commandLine, endWork } from './leaving/end-work.ts';
import type { LeavingPerson } from './leaving/leaving.ts';
import { reportDeactivations } from './leaving/report-deactivations.ts';
import { isOwnOrFree, ownedAfter, ownersOf, readPersonToWrite, refuseAnonymised } from './write-person.ts';
import { grantSourceOf, type Writer } from './writer.ts';

const knownRoles: readonly string[] = Object.values(roles);

async function checkOtherAdmin(tx: Db, id: number): Promise<void> {
  if (await hasActiveWithRole(tx, roles.admin, id)) return;
  throw new ConflictError(errorMessage('LAST_ADMIN'), 'LAST_ADMIN');
}

/** A checked change of a person's access. */
export interface AccessPlan {
  readonly active: boolean;
  readonly isChange: boolean;
  /** Attributes that the source of the writer owns afterwards. */
  readonly owned: readonly string[];
}

/**
 * Checks that a person may get or lose access. Must run in a transaction that called `lockDirectory`.
 *
 * @throws ConflictError if the access belongs to another source, or if this is the last active administrator
 */
export async function planAccess(tx: Db, writer: Writer, person: PersonToWrite, active: boolean): Promise<AccessPlan> {
  refuseAnonymised(person);
  const isChange = person.active !== active;
  const owners = ownersOf(person);
  if (isChange) {
    checkOwners(owners, writer, ['active']);
    if (!active && person.granted.includes(roles.admin)) await checkOtherAdmin(tx, person.id);
  }
  return { active, isChange, owned: writer.source && isOwnOrFree(owners, writer, 'active') ? ['active'] : [] };
}

/**
 * Gives access to a person or takes it at once. The work of the person goes to others as `endWork` says. `also` are
 * statements that run in the same round trip.
 */
export async function writeAccess(
  tx: Db,
  writer: Writer,
  person: LeavingPerson,
  { active, isChange, owned }: AccessPlan,
  also: (id: RawBuilder<unknown>) => readonly RawBuilder<unknown>[] = () => [],
): Promise<void> {
  const isEnd = isChange && !active;
  await updatePerson(tx, person.id, {
    columns: { ...(isChange && { active }), ...(isEnd && { catalogue_token: newTicket() }) },
    at: writer.now,
    owned: ownedAfter(writer, owned),
    also: (id) => [...also(id), ...(isEnd ? endedAccess([person.id]) : [])],
  });
  if (isEnd) await endWorkOf(tx, writer, person);
}

/**
 * Gives access to a person or takes it at once; returns whether that changed anything. The work of the person goes to
 * others as `endWork` says. For a connection, pass it as the source of the writer. Must run in a transaction that called
 * `lockDirectory`.
 *
 * @throws NotFoundError; ConflictError as {@link planAccess}
 */
export async function setActive(tx: Db, writer: Writer, id: number, active: boolean): Promise<boolean> {
  const person = await readPersonToWrite(tx, id);
  const plan = await planAccess(tx, writer, person, active);
  await writeAccess(tx, writer, { id, completeName: person.complete_name }, plan);
  return plan.isChange;
}

/** Gives the work of a person whose access ended to others and reports it; see `endWork`. */
async function endWorkOf(tx: Db, writer: Writer, person: LeavingPerson): Promise<void> {
  const { source, now: at, actor } = writer;
  const by = actor ?? { id: null, completeName: source?.name ?? commandLine };
  await endWork(tx, { people: [person], at, by, connection: source });
  if (source) await reportDeactivations(tx, source, at, writer.deactivationsLimit);
}

/**
 * Replaces the known roles that the writer grants to a person; returns the roles before and after. Unknown names that
 * are already stored stay. Must run in a transaction that called `lockDirectory`.
 *
 * @throws ConflictError if the last active administrator would lose the role
 */
export async function setRoles(
  tx: Db,
  writer: Writer,
  id: number,
  granted: readonly string[],
): Promise<{ readonly before: string; readonly after: string }> {
  const person = await readPersonToWrite(tx, id);
  const wasAdmin = person.granted.includes(roles.admin);
  await replaceGrants(tx, id, grantSourceOf(writer), { among: knownRoles, roles: [...new Set(granted)] });
  const { roles: after, granted: held } = await readPersonToWrite(tx, id);
  if (person.active && wasAdmin && !held.includes(roles.admin)) await checkOtherAdmin(tx, id);
  if (after !== person.roles) await updatePersonRow(tx, id, {}, writer.now);
  return { before: person.roles, after };
}
