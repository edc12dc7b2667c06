import { type ErrorCode, type FieldProblem, listedProblemsMax, type Problem } from '@tramita/client/contract';
import { errorMessage, type Locale } from '@tramita/client/rules';
import { isDatabaseFailure } from '../db/connection/database-failure.ts';
import { type InvalidField, ServiceError, UnavailableError } from '../errors.ts';
import type { Logger } from '../ports/logger.ts';
import { say, type Text } from '../text/sentence.ts';
import { translate } from '../text/translate.ts';

/** Portuguese title of each status of a refusal. */
export const problemTitles: Readonly<Record<number, string>> = {
  400: 'Requisição inválida',
  401: 'Não autenticado',
  403: 'Acesso negado',
  404: 'Não encontrado',
  409: 'Conflito',
  413: 'Conteúdo grande demais',
  422: 'Requisição recusada',
  429: 'Muitas requisições',
  500: 'Erro interno',
  502: 'Falha em outro sistema',
  503: 'Serviço indisponível',
};

const errorCodeOf = new WeakMap<Response, ErrorCode>();

/** Returns the error code of a problem response, for the access log. */
export const errorCodeOfResponse = (response: Response): ErrorCode | undefined => errorCodeOf.get(response);

/** Returns the error that is shown to callers; null for an unexpected one. */
export function serviceErrorOf(error: unknown): ServiceError | null {
  if (error instanceof ServiceError) return error;
  return isDatabaseFailure(error) ? new UnavailableError(error) : null;
}

/**
 * Converts an error to a response (`application/problem+json`, RFC 9457); the only place that does so. Errors other
 * than `ServiceError` and failures of the database return a fixed text; all of these are logged here, once, with their
 * stack.
 */
export function problemResponse(
  error: unknown,
  { requestId, locale }: { readonly requestId: string; readonly locale: Locale },
  log: Logger,
  headers?: HeadersInit,
): Response {
  const known = serviceErrorOf(error);
  if (!known) logUnknown(error, requestId, log);
  else if (known.cause !== undefined && known.status >= 500) {
    log.error(known.message, { requestId, errorCode: known.errorCode, stack: stackOf(known.cause) });
  }
  const status = known?.status ?? 500;
  const errorCode: ErrorCode = known?.errorCode ?? 'INTERNAL_ERROR';
  const { fields, omittedFields } = listed(known, locale);
  const message = translate([known?.text ?? errorMessage('INTERNAL_ERROR'), ...moreProblems(omittedFields)], locale);
  const problem: Problem = {
    title: translate(problemTitles[status] ?? problemTitles[500] ?? '', locale),
    status,
    detail: message,
    instance: `urn:tramita:request:${requestId}`,
    errorCode,
    message,
    reason: known?.reason,
    fields,
    omittedFields: omittedFields > 0 ? omittedFields : undefined,
  };
  const response = new Response(JSON.stringify(problem), {
    status,
    headers: {
      ...(known instanceof UnavailableError && { 'retry-after': String(UnavailableError.retryAfter) }),
      ...Object.fromEntries(new Headers(headers)),
      'content-type': 'application/problem+json; charset=utf-8',
    },
  });
  errorCodeOf.set(response, errorCode);
  return response;
}

/** Maximum length of an invalid input's name in the response, in characters. */
const longestName = 200;

const shortened = ({ name, message }: InvalidField, locale: Locale): FieldProblem => ({
  name: name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}...` : name,
  message: translate(message, locale),
});

/** Returns the first of the invalid inputs, and the number of others. */
function listed(
  error: ServiceError | null,
  locale: Locale,
): { fields: FieldProblem[] | undefined; omittedFields: number } {
  const fields = error?.fields ?? [];
  return {
    fields: error?.fields && fields.slice(0, listedProblemsMax).map((field) => shortened(field, locale)),
    omittedFields: (error?.omittedFields ?? 0) + Math.max(0, fields.length - listedProblemsMax),
  };
}

function moreProblems(count: number): Text[] {
  if (count === 0) return [];
  return [count === 1 ? 'Há mais 1 problema além dos listados.' : say`Há mais ${count} problemas além dos listados.`];
}

/** Logs an unexpected error with its stack. */
export function logUnknown(error: unknown, requestId: string, log: Logger): void {
  const fields = error instanceof Error ? { code: Reflect.get(error, 'code'), name: error.name } : {};
  log.error('unexpected error', { requestId, ...fields, stack: stackOf(error) });
}

/** Returns the readable part of a stack: PGlite's stacks contain its whole minified source line. */
function stackOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const lines = text.split('\n').filter((line) => line.length < 1000);
  return lines.slice(0, 30).join('\n');
}
