import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { grantType, type IssuerMessage } from './issuer-messages.ts';

interface IssuerState {
  readonly url: string;
  readonly userinfoCalls: number;
}

/** An OpenID provider in a process of its own. */
export interface IssuerProcess {
  readonly url: string;
  /** Environment of a server whose users sign in with it. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns an access token with these claims. @param claims `iat` in seconds is now unless given */
  tokenFor(claims: { readonly sub: string; readonly [name: string]: unknown }): Promise<string>;
  /** Signs with a new key and publishes only that one. */
  rotateKeys(): Promise<void>;
  /** Sets the claims of the userinfo endpoint, or the status with which it fails. */
  setUserinfo(sub: string, claims: Record<string, unknown> | number): Promise<void>;
  /** Returns how often the userinfo endpoint was called. */
  userinfoCalls(): Promise<number>;
  close(): void;
}

/** Starts an OpenID provider on a free port. */
export async function startIssuerProcess(): Promise<IssuerProcess> {
  const child = fork(fileURLToPath(new URL('./issuer-process.ts', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answer = async () => ((await once(child, 'message')) as [IssuerState])[0];
  const { url } = await answer();
  const send = (message: IssuerMessage) => {
    const answered = answer();
    child.send(message);
    return answered;
  };
  return {
    url,
    env: { OIDC_ISSUER: url, OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'tramita' },
    async tokenFor(claims) {
      const body = new URLSearchParams({
        grant_type: grantType,
        client_id: 'portal',
        test_claims: JSON.stringify(claims),
      });
      const response = await fetch(`${url}/token`, { method: 'POST', body });
      const text = await response.text();
      if (!response.ok) throw new Error(`the issuer returned ${response.status} ${text}`);
      return JSON.parse(text).access_token;
    },
    async rotateKeys() {
      await send({ kind: 'rotate' });
    },
    async setUserinfo(sub, claims) {
      await send({ kind: 'userinfo', sub, claims });
    },
    userinfoCalls: async () => (await send({ kind: 'look' })).userinfoCalls,
    close: () => child.disconnect(),
  };
}
