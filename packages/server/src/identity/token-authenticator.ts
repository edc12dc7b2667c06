import { errorMessage } from '@tramita/client/rules';
import {
  decodeProtectedHeader,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { Db } from '../db/connection/db.ts';
import { findUserByName, findUserBySubject, isRegistered, noteSignIn } from '../db/people/session-users.ts';
import { findIdBySubject } from '../db/people/sign-in.ts';
import { findCallerByClient } from '../db/service-accounts/service-callers.ts';
import { ServiceError } from '../errors.ts';
import { isStorable } from '../text/storable-text.ts';
import type { Authenticator, SessionUser } from './authenticator.ts';
import { type Claims, claimAt, textAt } from './claims.ts';
import type { IssuerKeys } from './issuer-keys.ts';
import { personRefused } from './person-refused.ts';
import { serviceUser } from './service-callers.ts';

/** Rules that tokens are checked against. */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  /** The issuer's public keys. With `renew` a token that the known key does not confirm loads them again. */
  readonly keys: JWTVerifyGetKey & Partial<Pick<IssuerKeys, 'renew'>>;
  /** Claim that contains the user name. @default 'preferred_username' */
  readonly userNameClaim?: string;
  /** Required `typ` of the header; external issuers often send `JWT` or none. @default not checked */
  readonly typ?: string;
  /**
   * Returns whether the sign-in of a token still exists. Called for each valid token; a token whose sign-in has ended
   * is refused even if it has not expired. @default every sign-in lasts as long as its tokens
   */
  readonly isOngoing?: (payload: JWTPayload) => Promise<boolean>;
  /** Stores the issuer's subject at the first sign-in and identifies the user by it afterwards. @default true */
  readonly linkSubject?: boolean;
  /**
   * Client of the portal, whose tokens are always those of people. If given, tokens that other clients received for
   * themselves sign in the service accounts they are registered on. @default no service account signs in with a token
   * of the issuer
   */
  readonly portalClientId?: string;
  /**
   * Returns the user of a valid token, or throws why the token has no user. `linkSubject` and `userNameClaim` are then not used.
   * @default the active user with the subject, or with the user name
   */
  readonly findUser?: FindUser;
}

/** Returns the user of a valid token. @throws `ServiceError` if the token has no user */
export type FindUser = (claims: Claims, token: string) => Promise<SessionUser>;

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Error codes of jose for invalid tokens; any other failure means that the keys could not be loaded. */
const tokenFaults = new Set([
  'ERR_JWT_EXPIRED',
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWT_INVALID',
  'ERR_JWS_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
]);

const unauthenticated = () => new ServiceError(401, 'UNAUTHENTICATED', errorMessage('UNAUTHENTICATED'));

function tokenError(cause: unknown): ServiceError {
  if (cause instanceof errors.JOSEError && tokenFaults.has(cause.code)) {
    return unauthenticated();
  }
  const message = 'Não foi possível confirmar a sua sessão. Tente novamente em instantes.';
  return new ServiceError(503, 'INTERNAL_ERROR', message, { cause });
}

/** Returns the time of the sign-in that a token comes from; without one, the time when the token was issued. */
function signInOf({ auth_time: signedIn, iat }: JWTPayload): number | null {
  const seconds = typeof signedIn === 'number' ? signedIn : iat;
  return seconds === undefined ? null : seconds * 1000;
}

/** Longest subject of OpenID Connect Core, section 2. */
const subjectMaxLength = 255;

/** Returns whether the subject of a token identifies a user: everyone with an empty one would be the same person. */
const hasSubject = ({ sub }: { readonly sub?: unknown }): boolean =>
  typeof sub === 'string' && sub !== '' && sub.length <= subjectMaxLength && isStorable(sub);

/** Claims that describe a sign-in, or what a person allows a client to do. */
const signInClaims = ['auth_time', 'amr', 'nonce', 'scp'] as const;

/** Claims with the user name of a person, besides the configured one. */
const userNameClaims = ['preferred_username', 'upn'] as const;

/**
 * Returns the client that received a token for itself (RFC 6749, client credentials); null for the token of a person,
 * which describes a sign-in or contains a user name. Keycloak names a user after the client instead.
 */
function clientWithoutPerson(payload: Claims, userNameClaim: string): string | null {
  const clientId = textAt(payload, 'azp') ?? textAt(payload, 'client_id');
  if (clientId === null || signInClaims.some((name) => claimAt(payload, name) !== undefined)) return null;
  const userNames = [userNameClaim, ...userNameClaims].flatMap((name) => textAt(payload, name) ?? []);
  return userNames.every((name) => name === `service-account-${clientId.toLowerCase()}`) ? clientId : null;
}

/** Maximum time until a checked token is checked again; not more than the tolerance of its times. */
const rememberedMs = 60_000;
const mostRemembered = 5000;

/** A valid token: its claims, and the key that its signature was checked with. */
interface CheckedToken {
  readonly payload: JWTPayload;
  readonly key: unknown;
}

/**
 * Returns a function that checks tokens like `check`. It skips the check of a token that was checked less than a minute ago,
 * has not expired, and whose issuer still has the same key: users send the same token with many calls, and checking a
 * signature takes a tenth of the time of a call.
 */
function rememberChecked(keys: JWTVerifyGetKey, check: (token: string) => Promise<CheckedToken>) {
  const checked = new Map<string, CheckedToken & { readonly until: number }>();
  return async (token: string): Promise<JWTPayload> => {
    const known = checked.get(token);
    if (known && known.until > Date.now() && known.key === (await keyOf(keys, token))) return known.payload;
    checked.delete(token);
    const { payload, key } = await check(token);
    if (checked.size >= mostRemembered) {
      const oldest = checked.keys().next().value;
      if (oldest !== undefined) checked.delete(oldest);
    }
    checked.set(token, { payload, key, until: Math.min(Date.now() + rememberedMs, (payload.exp ?? 0) * 1000) });
    return payload;
  };
}

/** Returns the key that a token names; null if the issuer does not have it. */
async function keyOf(keys: JWTVerifyGetKey, token: string): Promise<unknown> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  try {
    return await keys(decodeProtectedHeader(token) as JWTHeaderParameters, { protected: header, payload, signature });
  } catch {
    return null;
  }
}

/** Checks signature, issuer, audience and times (60 s of tolerance), then looks up the user and stores the time of the sign-in. */
export function createTokenAuthenticator(db: Db, rules: TokenRules): Authenticator {
  const { userNameClaim = 'preferred_username', linkSubject = true } = rules;

  const verifySignature = (token: string) =>
    jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms,
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp'],
      typ: rules.typ,
    });

  async function check(token: string): Promise<CheckedToken> {
    try {
      const checked = await verifySignature(token).catch(async (error: unknown) => {
        if (!(error instanceof errors.JWSSignatureVerificationFailed) || !(await rules.keys.renew?.())) throw error;
        return verifySignature(token);
      });
      if (hasSubject(checked.payload)) return checked;
    } catch (cause) {
      throw tokenError(cause);
    }
    throw unauthenticated();
  }

  const verify = rememberChecked(rules.keys, check);

  async function findService(payload: Claims): Promise<SessionUser | null> {
    const clientId = rules.portalClientId === undefined ? null : clientWithoutPerson(payload, userNameClaim);
    if (clientId === null || clientId === rules.portalClientId) return null;
    // a client that also signs in people, whose tokens have no user name; a deactivated person stays one
    if (payload.sub && (await findIdBySubject(db, payload.sub)) !== null) return null;
    const found = await findCallerByClient(db, clientId);
    return found && serviceUser(found);
  }

  async function find(payload: Claims): Promise<SessionUser> {
    const userName = textAt(payload, userNameClaim);
    const subject = linkSubject && payload.sub ? payload.sub : null;
    const user =
      subject === null
        ? userName && (await findUserByName(db, userName))
        : await findUserBySubject(db, subject, userName);
    if (!user) throw personRefused(await isRegistered(db, { subject, userName }));
    return user;
  }
  const { findUser = find } = rules;

  /** Newest stored sign-in by user, so that calls of one sign-in write once. */
  const noted = new Map<number, number>();

  async function note(userId: number, payload: JWTPayload): Promise<void> {
    const at = signInOf(payload);
    if (at === null || at <= (noted.get(userId) ?? 0)) return;
    await noteSignIn(db, userId, new Date(at));
    noted.set(userId, at);
  }

  return async (token) => {
    const payload = await verify(token);
    // first, because the sign-ins of a deactivated user end as well
    const user = (await findService(payload)) ?? (await findUser(payload, token));
    if (rules.isOngoing && !(await rules.isOngoing(payload))) throw unauthenticated();
    if (!user.service) await note(user.id, payload);
    return user;
  };
}
