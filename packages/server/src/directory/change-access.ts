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
import { returnTasks } from './return-tasks.ts';
import { isOwnOrFree, readPersonToWrite } from './write-person.ts';
import { grantSourceOf, type Writer } from './writer.ts';

const knownRoles: readonly string[] = Object.values(roles);

async function checkOtherAdmin(tx: Db, id: number): Promise<void> {
  if (await hasActiveWithRole(tx, roles.admin, id)) return;
  throw new ConflictError(errorMessage('LAST_ADMIN'), 'LAST_ADMIN');
}

/**
 * Gives access to a person or takes it at once; returns whether that changed anything. Tasks that the person took return
 * to their other addressees. Must run in a transaction that called `lockDirectory`.
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
    if (!active) {
      await endAccess(tx, [id], newTicket);
      await returnTasks(tx, [{ id, completeName: person.complete_name }], writer.now);
    }
  }
  if (writer.source && isOwnOrFree(owners, writer, 'active'))
    await ownAttributes(tx, id, writer.source.key, ['active'], writer.now);
  return isChange;
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
