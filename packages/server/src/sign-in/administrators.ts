import { roles } from '@tramita/client/rules';
import { type AuditEntry, changesBetween, fromCommandLine, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import { findStoredPerson, findUserNamed, lockDirectory } from '../db/people/directory-writes.ts';
import { type AdministratorRow, listPeopleWithRole } from '../db/people/sign-in.ts';
import { auditedValues } from '../directory/audited-values.ts';
import { setActive } from '../directory/change-access.ts';
import { InvalidInputError } from '../errors.ts';
import { createActivePerson } from './create-person.ts';
import { giveAdministrator } from './give-administrator.ts';
import { namesOf } from './names-of.ts';

/** The person of `tramita admin`. */
export interface NewAdministrator {
  readonly userName: string;
  /** Complete name of a person who is created; their user name by default. */
  readonly name?: string | undefined;
}

/**
 * Gives ROLE_ADMIN to the person with a user name, who is created if needed and gets access again if inactive. Writes to
 * the audit trail that a command did so.
 *
 * @throws `ServiceError` if the user name is invalid or belongs to a service account
 */
export function makeAdministrator(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userName, name }: NewAdministrator,
): Promise<AdministratorRow & { readonly isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    await lockDirectory(tx);
    const at = now();
    const found = await findUserNamed(tx, userName.trim());
    if (found && found.kind !== 'PERSON') throw new InvalidInputError('Este usuário é de uma conta de serviço.');
    const names = namesOf(name ?? null, userName.trim());
    const created = found ? null : await createActivePerson(tx, { userName: userName.trim(), names }, at);
    const id = found?.id ?? created?.id ?? 0;
    const isActivated = found !== undefined && (await setActive(tx, { source: null, now: at }, id, true));
    const { before, after } = await giveAdministrator(tx, id, at);
    const person = await findStoredPerson(tx, id);
    const completeName = person?.complete_name ?? '';
    const object = { kind: 'person', id, name: completeName } as const;
    const entries: AuditEntry[] = [];
    if (created) {
      const changes = changesBetween(null, await auditedValues(tx, created.after));
      entries.push({ action: 'CREATED', object, changes });
    }
    if (isActivated) entries.push({ action: 'ACTIVATED', object });
    const changes = changesBetween({ roles: before }, { roles: after });
    if (changes.length > 0) entries.push({ action: 'CHANGED', object, changes });
    if (entries.length > 0) await writeAudit(tx, fromCommandLine(at), ...entries);
    return { userName: person?.user_name ?? userName, completeName, active: true, isNew: created !== null };
  });
}

/**
 * Returns all people with ROLE_ADMIN, the inactive ones too, by user name. Writes to the audit trail that a command did
 * so.
 */
export function listAdministrators({ db, now }: Pick<Services, 'db' | 'now'>): Promise<readonly AdministratorRow[]> {
  return db.transaction().execute(async (tx) => {
    const all = await listPeopleWithRole(tx, roles.admin);
    await writeAudit(tx, fromCommandLine(now()), {
      action: 'EXPORTED',
      object: { kind: 'person', name: 'Administradores' },
    });
    return all;
  });
}
