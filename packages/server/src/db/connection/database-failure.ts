/**
 * Errors of a Postgres that ends, starts, is full, or cannot be reached. The classes 08, 53 and 57P are those of
 * https://www.postgresql.org/docs/current/errcodes-appendix.html; the others are of the operating system.
 */
const codes =
  /^(08...|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Errors of the driver without a code. */
const texts = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
];

/** Returns whether an error says that the database does not work at the moment; the same call may succeed later. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && codes.test(code)) || texts.some((text) => error.message.startsWith(text));
}
