import { importJWK, SignJWT } from 'jose';
import { fromCommandLine, writeAudit } from '../../audit/write-audit.ts';
import type { Db } from '../../db/connection/db.ts';
import { findUserByName } from '../../db/people/session-users.ts';
import { NotFoundError } from '../../errors.ts';
import type { ProviderKeys } from './provider-keys.ts';

/** Values the embedded provider writes into its tokens. */
export interface EmbeddedIssuer {
  /** `ORIGIN/oidc` */
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
}

/** Audience of the API in the embedded provider's tokens. */
export const apiAudience = 'urn:tramita:api';
/** Client id of the portal at the embedded provider. */
export const portalClientId = 'tramita-portal';

const lifetimeSeconds = 8 * 60 * 60;

/**
 * Issues a bearer token for scripts and API explorers, valid for eight hours, signed like those of the embedded
 * provider. Writes to the audit trail that the administrator got it.
 *
 * @throws `NotFoundError` if no active user has this login.
 */
export async function issueDemoToken(
  db: Db,
  keys: ProviderKeys,
  { issuer, clientId, audience }: EmbeddedIssuer,
  userName: string,
): Promise<string> {
  const user = await findUserByName(db, userName);
  if (!user) throw new NotFoundError(`Não há pessoa ativa com o usuário "${userName}".`);
  const { signingKey } = keys;
  const now = Math.floor(Date.now() / 1000);
  const token = await new SignJWT({ preferred_username: user.userName, client_id: clientId, scope: 'api' })
    .setProtectedHeader({ alg: signingKey.alg, kid: signingKey.kid, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(user.userName)
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(await importJWK(signingKey, signingKey.alg));
  await writeAudit(db, fromCommandLine(new Date()), {
    action: 'ISSUED',
    object: { kind: 'token', id: user.id, name: user.completeName },
    changes: [{ attribute: 'validForSeconds', before: null, after: lifetimeSeconds }],
  });
  return token;
}
