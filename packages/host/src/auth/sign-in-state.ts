import { HttpProblemError, type TramitaClient } from '@tramita/client';
import { authInfo, loadUnreadCounts, type User } from '@tramita/client/contract';
import type { SignInLine } from '../messages/portal-texts.ts';

/** State of the sign-in. */
export type SignInState =
  | { readonly status: 'loading'; readonly line: SignInLine }
  | { readonly status: 'error'; readonly line: SignInLine }
  /** The same user signed out in another tab. */
  | { readonly status: 'left' }
  /** The user must sign in with a click, because it opens a window. */
  | { readonly status: 'asked'; readonly line: SignInLine; readonly enter: () => void }
  | { readonly status: 'ok'; readonly user: User };

/** Returns the name of the text that the splash shows for an error. */
export function lineOfFailure(error: unknown): SignInLine {
  const refused = error instanceof HttpProblemError && error.errorCode === 'TOKEN_UNAUTHORIZED';
  return refused ? 'unauthorized' : 'other';
}

/** Loads the user of the token. Also requests a recount of unread tasks, whose failure is ignored. */
export async function loadUser(client: TramitaClient, signal: AbortSignal): Promise<User> {
  const user = await client.call(authInfo, { signal });
  client.call(loadUnreadCounts, { signal }).catch(() => undefined);
  return user;
}
