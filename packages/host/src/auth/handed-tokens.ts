import type { OidcStatus } from '@tramita/client/oidc';
import type { Frame } from '../frame/open-frame.ts';
import type { SessionTokens } from './session.ts';

/** How long calls share a question that the page has not answered, in ms. */
const patience = 10_000;

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
      if (asking) return asking;
      const question = frame.getToken(false).finally(forget);
      // a later call asks again if the page never answers
      const timer = setTimeout(forget, patience);
      function forget(): void {
        clearTimeout(timer);
        if (asking === question) asking = undefined;
      }
      asking = question;
      return question;
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
