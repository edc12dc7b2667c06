/**
 * Why a sign-in did not come about.
 *
 * - `REFUSED`: the provider said no, or the person gave up there; `reason` holds its error name.
 * - `STATE_LOST`: the answer belongs to no sign-in begun in this tab (an old link, a second use); begin anew.
 * - `UNREACHABLE`: the provider did not answer, or not as an OpenID provider does.
 */
export type SignInErrorCode = 'REFUSED' | 'STATE_LOST' | 'UNREACHABLE';

/** A sign-in that did not come about; `code` says why. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;
  /** The provider's own error name, e.g. `access_denied`. */
  readonly reason: string | undefined;

  constructor(code: SignInErrorCode, cause: unknown, reason?: string) {
    super(`sign-in: ${code}${reason ? ` (${reason})` : ''}`, { cause });
    this.code = code;
    this.reason = reason;
  }
}
