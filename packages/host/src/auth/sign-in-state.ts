import { HttpProblemError, type TramitaClient } from '@tramita/client';
import { authInfo, loadUnreadCounts, type User } from '@tramita/client/contract';
import { signInMessages } from './sign-in-messages.ts';

/** State of the sign-in. */
export type SignInState =
  | { readonly status: 'loading'; readonly message: string }
  | { readonly status: 'error'; readonly message: string }
  /** The same user signed out in another tab. */
  | { readonly status: 'left' }
  /** The user must sign in with a click, because it opens a window. */
  | { readonly status: 'asked'; readonly message: string; readonly enter: () => void }
  | { readonly status: 'ok'; readonly user: User };

/** Returns the message that the splash shows for an error. */
export function signInMessage(error: unknown): string {
  const refused = error instanceof HttpProblemError && error.errorCode === 'TOKEN_UNAUTHORIZED';
  return refused ? signInMessages.unauthorized : signInMessages.other;
}

/** Loads the user of the token. Also requests a recount of unread tasks, whose failure is ignored. */
export async function loadUser(client: TramitaClient, signal: AbortSignal): Promise<User> {
  const user = await client.call(authInfo, { signal });
  client.call(loadUnreadCounts, { signal }).catch(() => undefined);
  return user;
}
