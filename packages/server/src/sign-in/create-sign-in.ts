import { errorMessage } from '@tramita/client/rules';
import type { Transaction } from 'kysely';
import { fromSystem, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import { writeSetting } from '../db/connection/settings.ts';
import { lockDirectory } from '../db/people/directory-writes.ts';
import { findLinkedUser, findUserById } from '../db/people/session-users.ts';
import { type ClaimTimes, findClaimTimes, findIdBySubject, storeClaimTimes } from '../db/people/sign-in.ts';
import type { Database } from '../db/tables/schema.ts';
import { ServiceError } from '../errors.ts';
import type { SessionUser } from '../identity/authenticator.ts';
import type { Claims } from '../identity/claims.ts';
import { personRefused } from '../identity/person-refused.ts';
import type { FindUser } from '../identity/token-authenticator.ts';
import { applyClaims, auditOfClaims, isAsPlanned } from './apply-claims.ts';
import { createTurns } from './create-turns.ts';
import { signInFirst } from './first-sign-in.ts';
import { type ClaimPlan, planClaims } from './plan-claims.ts';
import type { SignInRules } from './sign-in-rules.ts';

const hourMs = 60 * 60 * 1000;
/** How long the claims of the userinfo endpoint are used. */
const userinfoMs = 24 * hourMs;
/** Pause before the userinfo endpoint is asked again after a failure. */
const retryMs = 10 * 60 * 1000;

/** Name of the setting with the last time at which a token left out the groups of a person. */
export const cutGroupsSetting = 'sign-in.groups-left-out';

/** Claims that describe the token, or name its user; the userinfo endpoint cannot replace them. */
const ofToken: ReadonlySet<string> = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti', 'auth_time']);

/** Claims of a token with those of the userinfo endpoint, if it was read now. */
interface WholeClaims {
  readonly claims: Claims;
  readonly userinfoAt: Date | null;
}

/** Returns when a token was issued, at most now; null if it does not contain that. */
function issuedAt({ iat }: Claims, now: Date): Date | null {
  return typeof iat === 'number' ? new Date(Math.min(iat * 1000, now.getTime())) : null;
}

/**
 * Creates the function that finds the user of a token of an external issuer: by subject, otherwise as the rules say. It
 * applies the claims of a newer token, and those of the userinfo endpoint once a day.
 */
export function createSignIn(services: Services, rules: SignInRules): FindUser {
  const { db, log } = services;
  const { readUserinfo } = rules;
  const appliesClaims = rules.attributes.length > 0 || rules.rolesClaim !== undefined || readUserinfo !== undefined;
  /** Times of the newest claims by user, so that calls with the same token read nothing. */
  const known = new Map<number, ClaimTimes>();
  /** Sign-ins in progress by subject. */
  const running = new Map<string, Promise<SessionUser>>();
  const retryAt = new Map<string, number>();
  /**
   * Transactions that lock the register: they would wait for each other with a connection each, and leave none for other
   * calls on a morning when many people sign in for the first time.
   */
  const inTurn = createTurns();
  let warnedAt = Number.NEGATIVE_INFINITY;

  function isDue({ claimsAt, userinfoAt }: ClaimTimes, claims: Claims): { claims: boolean; userinfo: boolean } {
    const now = services.now();
    const at = issuedAt(claims, now);
    // an older token must not bring back what a newer one took away
    if (at !== null && claimsAt !== null && at < claimsAt) return { claims: false, userinfo: false };
    const age = userinfoAt === null ? Number.POSITIVE_INFINITY : now.getTime() - userinfoAt.getTime();
    return {
      claims: at !== null && (claimsAt === null || at > claimsAt),
      userinfo:
        readUserinfo !== undefined && age >= userinfoMs && (retryAt.get(claims.sub ?? '') ?? 0) <= now.getTime(),
    };
  }

  /** Adds the claims of the userinfo endpoint. @throws `ServiceError` 401 if they belong to another user */
  async function whole(claims: Claims, token: string): Promise<WholeClaims> {
    if (!readUserinfo) return { claims, userinfoAt: null };
    const read = await readUserinfo(token);
    if (read.sub !== claims.sub) throw new ServiceError(401, 'UNAUTHENTICATED', errorMessage('UNAUTHENTICATED'));
    const added = Object.fromEntries(Object.entries(read).filter(([name]) => !ofToken.has(name)));
    return { claims: { ...claims, ...added }, userinfoAt: services.now() };
  }

  /** As {@link whole}, but a failure only leaves out the claims until a later call. */
  async function wholeIfPossible(claims: Claims, token: string): Promise<WholeClaims> {
    try {
      return await whole(claims, token);
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      log.warn('could not read the userinfo endpoint', { message: String(error) });
      retryAt.set(claims.sub ?? '', services.now().getTime() + retryMs);
      return { claims, userinfoAt: null };
    }
  }

  async function warnOfCutGroups(): Promise<void> {
    const now = services.now();
    if (now.getTime() - warnedAt < hourMs) return;
    warnedAt = now.getTime();
    log.warn('a token leaves out the groups of its user; roles by claim stay as they are', { claim: rules.rolesClaim });
    await writeSetting(db, cutGroupsSetting, now.toISOString());
  }

  async function signInAgain(user: SessionUser, token: Claims, text: string): Promise<SessionUser> {
    const times = await findClaimTimes(db, user.id);
    const due = isDue(times, token);
    if (!due.claims && !due.userinfo) {
      known.set(user.id, times);
      return user;
    }
    const { claims, userinfoAt } = due.userinfo
      ? await wholeIfPossible(token, text)
      : { claims: token, userinfoAt: null };
    const plan = await planClaims(db, rules, claims, readUserinfo === undefined || userinfoAt !== null);
    if (plan.isCut) await warnOfCutGroups();
    const at = { claimsAt: issuedAt(token, services.now()), userinfoAt };
    const isCurrent = await isAsPlanned(db, user.id, plan);
    if (isCurrent) await storeClaimTimes(db, user.id, at);
    else await change(user, plan, times, at);
    known.set(user.id, { claimsAt: at.claimsAt ?? times.claimsAt, userinfoAt: userinfoAt ?? times.userinfoAt });
    return isCurrent ? user : ((await findUserById(db, user.id)) ?? refuse());
  }

  /** Writes what newer claims say, unless a call with even newer ones was faster. */
  function change(user: SessionUser, plan: ClaimPlan, before: ClaimTimes, at: ClaimTimes): Promise<void> {
    const write = async (tx: Transaction<Database>) => {
      await lockDirectory(tx);
      const { claimsAt } = await findClaimTimes(tx, user.id);
      if ((claimsAt?.getTime() ?? 0) > (before.claimsAt?.getTime() ?? 0)) return;
      const now = services.now();
      const applied = await applyClaims(tx, user.id, plan, now);
      const attributes = [...applied.ignored, ...plan.unknown];
      if (attributes.length > 0) log.warn('claims of a person were ignored', { user: user.id, attributes });
      await storeClaimTimes(tx, user.id, at);
      const entry = await auditOfClaims(tx, user.id, user.completeName, applied);
      if (entry) await writeAudit(tx, fromSystem(now), entry);
    };
    return inTurn(() => db.transaction().execute(write));
  }

  async function signIn(claims: Claims, token: string): Promise<SessionUser> {
    const subject = claims.sub ?? '';
    const linked = await findLinkedUser(db, subject);
    if (linked) return appliesClaims ? signInAgain(linked, claims, token) : linked;
    const found = await findIdBySubject(db, subject);
    // an inactive person, or one whom another server has linked just now
    if (found !== null) return (await findUserById(db, found)) ?? refuse();
    const all = await whole(claims, token).catch((cause: unknown) => {
      if (cause instanceof ServiceError) throw cause;
      const message = 'Não foi possível confirmar a sua sessão. Tente novamente em instantes.';
      throw new ServiceError(503, 'INTERNAL_ERROR', message, { cause });
    });
    const claimsAt = issuedAt(claims, services.now());
    const id = await signInFirst(services, rules, { subject, ...all, claimsAt }, inTurn);
    return (await findUserById(db, id)) ?? refuse();
  }

  return async (claims, token) => {
    const subject = claims.sub ?? '';
    const user = await findLinkedUser(db, subject);
    if (user) {
      const times = known.get(user.id);
      const due = times && isDue(times, claims);
      if (!appliesClaims || (due && !due.claims && !due.userinfo)) return user;
    }
    const shared = running.get(subject) ?? signIn(claims, token).finally(() => running.delete(subject));
    running.set(subject, shared);
    return shared;
  };
}

function refuse(): never {
  throw personRefused(true);
}
