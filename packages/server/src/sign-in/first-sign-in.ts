import type { Transaction } from 'kysely';
import { type AuditEntry, changesBetween, fromSystem, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findStoredPerson, findUserNamed, lockDirectory } from '../db/people/directory-writes.ts';
import { type FirstSignInRow, findIdBySubject, findPeopleWithExternalId, linkSubject } from '../db/people/sign-in.ts';
import type { Database } from '../db/tables/schema.ts';
import { auditedValues } from '../directory/audited-values.ts';
import { ServiceError } from '../errors.ts';
import { type Claims, textAt } from '../identity/claims.ts';
import { personRefused } from '../identity/person-refused.ts';
import { applyClaims, auditOfClaims, isAsPlanned } from './apply-claims.ts';
import { createActivePerson } from './create-person.ts';
import type { Turns } from './create-turns.ts';
import { giveAdministrator, hasAdministrator } from './give-administrator.ts';
import { namesOf } from './names-of.ts';
import { planClaims } from './plan-claims.ts';
import { isAllowed, type SignInRules } from './sign-in-rules.ts';

type Tx = Transaction<Database>;

/** A first sign-in: its claims, those of the userinfo endpoint included, and the times to note. */
export interface Arrival {
  readonly subject: string;
  readonly claims: Claims;
  readonly claimsAt: Date | null;
  readonly userinfoAt: Date | null;
}

/** Returns how the claims name a person. */
const identityOf = (rules: SignInRules, { subject, claims }: Pick<Arrival, 'subject' | 'claims'>) => ({
  subject,
  userName: textAt(claims, rules.userNameClaim),
  externalId: rules.externalIdClaim === undefined ? null : textAt(claims, rules.externalIdClaim),
});

type Identity = ReturnType<typeof identityOf>;

/**
 * Returns the person whom an unknown subject means: the one with the external id, otherwise the one with the user name;
 * null for a person who is not registered.
 *
 * @throws `ServiceError` 403 if that person is inactive, already has another subject, or is not the only one
 */
async function findMeant(db: Db, { subject, userName, externalId }: Identity): Promise<number | null> {
  const linked = externalId === null ? [] : await findPeopleWithExternalId(db, externalId);
  const named = linked.length === 0 && userName !== null ? await findUserNamed(db, userName) : undefined;
  const found: readonly FirstSignInRow[] = named ? [named] : linked;
  const [person, ...others] = found;
  if (!person) return null;
  // another server may have linked the person to this subject just now
  const isFree = person.subject === null || person.subject === subject;
  if (!isFree || !person.active || person.kind !== 'PERSON' || others.length > 0) throw personRefused(true);
  return person.id;
}

/** Checks that a person may be created. @throws `ServiceError` 403 otherwise */
function checkCreation(rules: SignInRules, claims: Claims): void {
  if (!rules.createsPeople || !isAllowed(rules, claims)) throw personRefused(false);
}

/** Creates the person of a first sign-in. @throws `ServiceError` 403 if the rules do not allow it */
async function create(tx: Tx, { log, now }: Services, rules: SignInRules, arrival: Arrival) {
  const { claims } = arrival;
  checkCreation(rules, claims);
  const refused = personRefused(false);
  const { userName } = identityOf(rules, arrival);
  if (userName === null) {
    log.warn('a person without a user name was not created', { claim: rules.userNameClaim });
    throw refused;
  }
  const given = [textAt(claims, 'given_name'), textAt(claims, 'family_name')];
  const names = namesOf(given[0] && given[1] ? given.join(' ') : textAt(claims, 'name'), userName);
  const [firstName, lastName] = given;
  const own = firstName && lastName ? { ...names, firstName, lastName } : names;
  try {
    return await createActivePerson(tx, { userName, names: own }, now());
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 400) throw error;
    log.warn('a person with invalid data was not created', { message: error.message });
    throw refused;
  }
}

/**
 * Links the person of an unknown subject if nothing else has to be written, so that many first sign-ins at the same time
 * do not wait for each other; returns the id, or null.
 *
 * @throws `ServiceError` 403 if the subject means no active person and none may be created
 */
async function linkOnly({ db }: Services, rules: SignInRules, arrival: Arrival): Promise<number | null> {
  const found = await findMeant(db, identityOf(rules, arrival));
  if (found === null) {
    checkCreation(rules, arrival.claims);
    return null;
  }
  if (rules.firstAdmin !== undefined && !(await hasAdministrator(db))) return null;
  const plan = await planClaims(db, rules, arrival.claims, true);
  if (plan.unknown.length > 0 || !(await isAsPlanned(db, found, plan))) return null;
  return (await linkSubject(db, found, arrival)) ? found : null;
}

/**
 * Links the person of an unknown subject, or creates it, and applies the claims; returns the id. What needs the lock of
 * the register waits for its turn.
 *
 * @throws `ServiceError` 403 if the subject means no active person and none may be created
 */
export async function signInFirst(
  services: Services,
  rules: SignInRules,
  arrival: Arrival,
  inTurn: Turns = (work) => work(),
): Promise<number> {
  const { subject, claims } = arrival;
  // before the register is locked, also because a refused user may call often
  const linked = await linkOnly(services, rules, arrival);
  if (linked !== null) return linked;
  const write = async (tx: Tx) => {
    await lockDirectory(tx);
    // another call of the same subject may have been faster
    const known = await findIdBySubject(tx, subject);
    if (known !== null) return known;
    const now = services.now();
    const found = await findMeant(tx, identityOf(rules, arrival));
    const created = found === null ? await create(tx, services, rules, arrival) : null;
    const id = found ?? created?.id ?? 0;
    await linkSubject(tx, id, arrival);
    const plan = await planClaims(tx, rules, claims, true);
    const applied = await applyClaims(tx, id, plan, now);
    if (applied.ignored.length + plan.unknown.length > 0) {
      services.log.warn('claims of a person were ignored', {
        user: id,
        attributes: [...applied.ignored, ...plan.unknown],
      });
    }
    const person = await findStoredPerson(tx, id);
    const name = person?.complete_name ?? '';
    const entries: (AuditEntry | null)[] = [
      created
        ? {
            action: 'CREATED',
            object: { kind: 'person', id, name },
            changes: changesBetween(null, await auditedValues(tx, { ...created.after, ...applied.after })),
          }
        : await auditOfClaims(tx, id, name, applied),
      await giveToFirst(tx, rules, { id, name, userName: person?.user_name ?? '' }, now),
    ];
    await writeAudit(tx, fromSystem(now), ...entries.filter((entry) => entry !== null));
    return id;
  };
  return inTurn(() => services.db.transaction().execute(write));
}

/** Makes the person of FIRST_ADMIN an administrator unless an active administrator exists. */
async function giveToFirst(
  tx: Tx,
  { firstAdmin }: SignInRules,
  { id, name, userName }: { readonly id: number; readonly name: string; readonly userName: string },
  now: Date,
): Promise<AuditEntry | null> {
  if (firstAdmin?.toLowerCase() !== userName.toLowerCase() || (await hasAdministrator(tx))) return null;
  const { before, after } = await giveAdministrator(tx, id, now);
  const object = { kind: 'person', id, name } as const;
  return {
    action: 'CHANGED',
    object,
    changes: changesBetween({ roles: before }, { roles: after }),
    reason: 'FIRST_ADMIN',
  };
}
