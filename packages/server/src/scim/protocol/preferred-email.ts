import type { ScimEmail } from './resources.ts';

/**
 * Returns the address to use of a person: the primary one, otherwise that of the type `work`, otherwise any. The last of
 * several is the newest.
 */
export function preferredEmail(emails: readonly ScimEmail[] = []): string | undefined {
  const found =
    emails.findLast(({ primary }) => primary) ??
    emails.findLast(({ type }) => type?.toLowerCase() === 'work') ??
    emails.at(-1);
  return found?.value;
}
