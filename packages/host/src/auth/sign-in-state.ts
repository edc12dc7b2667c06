import { HttpProblemError, type TramitaClient } from '@tramita/client';
import { authInfo, loadUnreadCounts, type User } from '@tramita/client/contract';
import type { SignInLine } from '../messages/portal-texts.ts';

/** State of the sign-in. */
export type SignInState =
  | { readonly status: 'loading'; readonly line: SignInLine }
  | {
      readonly status: 'error';
      readonly line: SignInLine;
      /** Whether the sign-in was valid, but the person is not registered yet. */
      readonly isUnregistered?: boolean;
    }
  /** The same user signed out in another tab. */
  | { readonly status: 'left' }
  /** The user must sign in with a click, because it opens a window. */
  | { readonly status: 'asked'; readonly line: SignInLine; readonly enter: () => void }
  | { readonly status: 'ok'; readonly user: User };

/** Returns whether the API accepts the token, but not its user. */
export const isRefusal = (error: unknown): error is HttpProblemError =>
  error instanceof HttpProblemError && error.errorCode === 'TOKEN_UNAUTHORIZED';

/** Returns what the splash shows for an error. */
export function stateOfFailure(error: unknown): SignInState {
  if (!isRefusal(error)) return { status: 'error', line: 'other' };
  return { status: 'error', line: 'unauthorized', isUnregistered: error.problem?.reason === 'PERSON_UNKNOWN' };
}

/** Returns the state of a refused user: the shown refusal if there is one, because it knows the reason. */
export function stateOfRefused(shown: SignInState): SignInState {
  const isShown = shown.status === 'error' && shown.line === 'unauthorized';
  return isShown ? shown : { status: 'error', line: 'unauthorized' };
}

/** Loads the user of the token. Also requests a recount of unread tasks, whose failure is ignored. */
export async function loadUser(client: TramitaClient, signal: AbortSignal): Promise<User> {
  const user = await client.call(authInfo, { signal });
  client.call(loadUnreadCounts, { signal }).catch(() => undefined);
  return user;
}
