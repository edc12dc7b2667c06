import { HttpProblemError, type TramitaClient } from '@tramita/client';
import { authInfo, loadUnreadCounts, type User } from '@tramita/client/contract';
import { signInMessages } from './sign-in-messages.ts';

/** Signing in is in exactly one of these states. */
export type SignInState =
  | { readonly status: 'loading'; readonly message: string }
  | { readonly status: 'error'; readonly message: string }
  /** The same user signed out in another tab. */
  | { readonly status: 'left' }
  | { readonly status: 'ok'; readonly user: User };

/** What went wrong, in the words the splash shows. */
export function signInMessage(error: unknown): string {
  const refused = error instanceof HttpProblemError && error.errorCode === 'TOKEN_UNAUTHORIZED';
  return refused ? signInMessages.unauthorized : signInMessages.other;
}

/** Asks who the token belongs to; the unread counts are worked out anew beside it and may fail in silence. */
export async function loadUser(client: TramitaClient, signal: AbortSignal): Promise<User> {
  const user = await client.call(authInfo, { signal });
  client.call(loadUnreadCounts, { signal }).catch(() => undefined);
  return user;
}
