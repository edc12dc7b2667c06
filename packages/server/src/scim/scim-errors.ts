import type { Locale } from '@tramita/client/rules';
import { type ServiceError, UnavailableError } from '../errors.ts';
import { logUnknown, serviceErrorOf } from '../http/problem.ts';
import type { Logger } from '../ports/logger.ts';
import { translate } from '../text/translate.ts';
import { errorBody, ScimError, type ScimType } from './protocol/errors.ts';
import { scimResponse } from './scim-response.ts';

/** Too many calls of a connection; may be repeated after some seconds. */
export class ScimRateError extends ScimError {
  override name = 'ScimRateError';
  readonly seconds: number;
  constructor(seconds: number) {
    super(429, undefined, 'Muitas requisições em pouco tempo. Aguarde antes de tentar novamente.');
    this.seconds = seconds;
  }
}

function typeOf({ status, errorCode, fields }: ServiceError): ScimType | undefined {
  if (errorCode === 'CONFLICT' && fields?.some(({ name }) => name === 'userName')) return 'uniqueness';
  return status === 400 ? 'invalidValue' : undefined;
}

/** Returns an error of the register as an error of the protocol; null for an unexpected one. */
function scimErrorOf(error: unknown): ScimError | null {
  if (error instanceof ScimError) return error;
  const known = serviceErrorOf(error);
  if (!known) return null;
  // the hierarchy is a value of the request, not a conflict with another one
  if (known.errorCode === 'HIERARCHY_CYCLE') return new ScimError(400, 'invalidValue', known.text);
  return new ScimError(known.status, typeOf(known), known.text);
}

/**
 * Converts an error to a response. Unexpected errors return a fixed text; they and failures of the database are logged
 * here, once.
 */
export function scimErrorResponse(
  error: unknown,
  { locale, requestId }: { readonly locale: Locale; readonly requestId: string },
  log: Logger,
): Response {
  const known = scimErrorOf(error);
  if (!known || known.status === 503) logUnknown(error, requestId, log);
  const shown = known ?? new ScimError(500, undefined, 'Erro interno');
  return scimResponse(shown.status, errorBody(shown, translate(shown.text, locale)), {
    ...(shown.status === 401 && { 'www-authenticate': 'Bearer' }),
    ...(shown instanceof ScimRateError && { 'retry-after': String(shown.seconds) }),
    ...(shown.status === 503 && { 'retry-after': String(UnavailableError.retryAfter) }),
  });
}
