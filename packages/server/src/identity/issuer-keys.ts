import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { loadIssuerMetadata } from './issuer-metadata.ts';

/** Time between two loads that tokens may cause; anyone can send a token with an unknown key. */
const pauseMs = 30_000;
/** The same after a load that failed. */
const pauseAfterFailureMs = 5_000;

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;

/** The public keys of an issuer. */
export interface IssuerKeys extends JWTVerifyGetKey {
  /**
   * Loads the keys again, unless they were loaded less than 30 s ago; returns whether it did. An issuer may reuse the id
   * of a key for a new one, whose signatures the known key then does not confirm.
   *
   * @throws if the keys cannot be loaded
   */
  readonly renew: () => Promise<boolean>;
}

/**
 * Returns the public keys of an external issuer, loaded at the first token and cached for 10 minutes. A token with an
 * unknown key loads them again, at most every 30 s. A failed load is tried again by a token 5 s later, so that the server
 * may start before its issuer.
 */
export function createIssuerKeys(issuer: string, jwksUrl?: string): IssuerKeys {
  let known: RemoteKeys | undefined;
  let loading: Promise<RemoteKeys> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let failure: { readonly error: unknown; readonly at: number } | undefined;

  async function load(): Promise<RemoteKeys> {
    if (failure && Date.now() - failure.at < pauseAfterFailureMs) throw failure.error;
    try {
      // the pauses here also count failed loads, which those of the library do not
      known ??= createRemoteJWKSet(new URL(jwksUrl ?? (await loadIssuerMetadata(issuer)).jwks_uri), {
        cooldownDuration: Number.POSITIVE_INFINITY,
      });
      await known.reload();
      loadedAt = Date.now();
      return known;
    } catch (error) {
      failure = { error, at: Date.now() };
      throw error;
    }
  }

  function loadOnce(): Promise<RemoteKeys> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function renew(): Promise<boolean> {
    if (Date.now() - loadedAt < pauseMs) return false;
    await loadOnce();
    return true;
  }

  const find: JWTVerifyGetKey = async (header, token) => {
    const keys = known?.fresh ? known : await loadOnce();
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !(await renew())) throw error;
      return keys(header, token);
    }
  };
  return Object.assign(find, { renew });
}
