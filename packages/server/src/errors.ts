import type { ErrorCode } from '@tramita/client/contract';
import { portugueseOf, type Text } from './text/sentence.ts';

/** An invalid input and its problem. */
export interface InvalidField {
  readonly name: string;
  readonly message: Text;
}

/**
 * An error with a stable code and a sentence for users; only `http/problem.ts` maps it to a response, in the language of
 * the caller. `message` is the sentence in Portuguese.
 */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly status: number;
  readonly errorCode: ErrorCode;
  /** The sentence, which can be translated. */
  readonly text: Text;
  readonly reason: string | undefined;
  readonly fields: readonly InvalidField[] | undefined;
  /** Number of invalid inputs that `fields` omits. */
  readonly omittedFields: number;
  constructor(
    status: number,
    errorCode: ErrorCode,
    text: Text,
    details: { reason?: string; fields?: readonly InvalidField[]; omittedFields?: number; cause?: unknown } = {},
  ) {
    super(portugueseOf(text), { cause: details.cause });
    this.text = text;
    this.status = status;
    this.errorCode = errorCode;
    this.reason = details.reason;
    this.fields = details.fields;
    this.omittedFields = details.omittedFields ?? 0;
  }
}

/** 404, also for a resource that exists but is not visible to the caller. */
export class NotFoundError extends ServiceError {
  override name = 'NotFoundError';
  constructor(message: Text = 'Não encontramos este item') {
    super(404, 'NOT_FOUND', message);
  }
}

/** 503: something that the server needs does not work at the moment; the same call may succeed later. */
export class UnavailableError extends ServiceError {
  override name = 'UnavailableError';
  /** Seconds after which the call may be sent again. */
  static readonly retryAfter = 2;
  constructor(cause: unknown) {
    const message = 'O serviço está indisponível no momento. Tente novamente em instantes.';
    super(503, 'INTERNAL_ERROR', message, { cause });
  }
}

/** 403 with the rule that denied access. */
export class ForbiddenError extends ServiceError {
  override name = 'ForbiddenError';
  constructor(message: Text, errorCode: ErrorCode = 'FORBIDDEN', reason?: string) {
    super(403, errorCode, message, { reason });
  }
}

/**
 * 409: another user acted first, or the resource is no longer in the state the caller saw. Includes the changes since.
 */
export class ConflictError extends ServiceError {
  override name = 'ConflictError';
  constructor(message: Text, errorCode: ErrorCode = 'CONFLICT', fields?: readonly InvalidField[]) {
    super(409, errorCode, message, fields && { fields });
  }
}

/** 400, with the invalid inputs. */
export class InvalidInputError extends ServiceError {
  override name = 'InvalidInputError';
  constructor(
    message: Text,
    errorCode: ErrorCode = 'VALIDATION_ERROR',
    fields?: readonly InvalidField[],
    omittedFields = 0,
  ) {
    super(400, errorCode, message, { fields, omittedFields });
  }
}
