import { errorMessage, roles } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import {
  endAccess,
  findGrantRoles,
  findOwners,
  hasActiveWithRole,
  ownAttributes,
  replaceGrants,
  updatePersonRow,
} from '../db/people/directory-writes.ts';
import { ConflictError } from '../errors.ts';
import { newTicket } from '../identity/ticket.ts';
import { checkOwners } from './check-person.ts';
import { commandLine, endWork } from './leaving/end-work.ts';
import type { LeavingPerson } from './leaving/leaving.ts';
import { reportDeactivations } from './leaving/report-deactivations.ts';
import { isOwnOrFree, readPersonToWrite } from './write-person.ts';
import { grantSourceOf, type Writer } from './writer.ts';

const knownRoles: readonly string[] = Object.values(roles);

async function checkOtherAdmin(tx: Db, id: number): Promise<void> {
  if (await hasActiveWithRole(tx, roles.admin, id)) return;
  throw new ConflictError(errorMessage('LAST_ADMIN'), 'LAST_ADMIN');
}

/**
 * Gives access to a person or takes it at once; returns whether that changed anything. The work of the person goes to
 * others as `endWork` says. For a connection, pass it as the source of the writer. Must run in a transaction that called
 * `lockDirectory`.
 *
 * @throws ConflictError if the access belongs to another source, or if this is the last active administrator
 */
export async function setActive(tx: Db, writer: Writer, id: number, active: boolean): Promise<boolean> {
  const person = await readPersonToWrite(tx, id);
  const isChange = person.active !== active;
  const owners = await findOwners(tx, id);
  if (isChange) {
    checkOwners(owners, writer, ['active']);
    if (!active && (await findGrantRoles(tx, id)).includes(roles.admin)) await checkOtherAdmin(tx, id);
    await updatePersonRow(tx, id, { active }, writer.now);
    if (!active) await endAccess(tx, [id], newTicket);
  }
  if (writer.source && isOwnOrFree(owners, writer, 'active'))
    await ownAttributes(tx, id, writer.source.key, ['active'], writer.now);
  if (isChange && !active) await endWorkOf(tx, writer, { id, completeName: person.complete_name });
  return isChange;
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
  const wasAdmin = (await findGrantRoles(tx, id)).includes(roles.admin);
  await replaceGrants(tx, id, grantSourceOf(writer), { among: knownRoles, roles: [...new Set(granted)] });
  const isAdmin = (await findGrantRoles(tx, id)).includes(roles.admin);
  if (person.active && wasAdmin && !isAdmin) await checkOtherAdmin(tx, id);
  const { roles: after } = await readPersonToWrite(tx, id);
  if (after !== person.roles) await updatePersonRow(tx, id, {}, writer.now);
  return { before: person.roles, after };
}
