/**
 * Reason of a failed sign-in.
 *
 * - `REFUSED`: the provider returned an error or the user canceled; `reason` contains the provider's error name.
 * - `STATE_LOST`: the response belongs to no sign-in of this tab (an old link or a second use); sign in again.
 * - `UNREACHABLE`: the provider did not respond, or not like an OpenID provider.
 */
export type SignInErrorCode = 'REFUSED' | 'STATE_LOST' | 'UNREACHABLE';

/** A failed sign-in; `code` contains the reason. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;
  /** Error name from the provider, e.g. `access_denied`. */
  readonly reason: string | undefined;

  constructor(code: SignInErrorCode, cause: unknown, reason?: string) {
    super(`sign-in: ${code}${reason ? ` (${reason})` : ''}`, { cause });
    this.code = code;
    this.reason = reason;
  }
}
