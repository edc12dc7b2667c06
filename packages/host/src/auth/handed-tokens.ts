import type { OidcStatus } from '@tramita/client/oidc';
import type { Frame } from '../frame/open-frame.ts';
import type { SessionTokens } from './session.ts';

/** Creates the tokens of a session whose page hands them over. The page signs its user in and out. */
export function createHandedTokens(frame: Frame): SessionTokens {
  const listeners = new Set<() => void>();
  let status: OidcStatus = 'signed-in';
  let asking: Promise<string | null> | undefined;
  const become = (next: OidcStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  };
  return {
    get status() {
      return status;
    },
    hasLeftElsewhere: false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToken() {
      // calls of one moment share one question
      asking ??= frame.getToken(false).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    refresh: () => frame.getToken(true),
    onSignedOut: () => become('expired'),
    onRefused: () => become('refused'),
    async signIn() {
      if ((await frame.getToken(true)) === null) throw new Error('The page has no token for its user');
      become('signed-in');
    },
    completeSignIn: () => Promise.resolve('/'),
    signOut: () => Promise.resolve(become('signed-out')),
  };
}
