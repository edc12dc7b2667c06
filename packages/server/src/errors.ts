import type { ErrorCode, FieldProblem } from '@tramita/client/contract';

/** An error with a stable code and a message in Portuguese; only `http/problem.ts` maps it to a response. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly reason: string | undefined;
  readonly fields: readonly FieldProblem[] | undefined;
  /** Number of invalid inputs that `fields` omits. */
  readonly omittedFields: number;
  constructor(
    status: number,
    errorCode: ErrorCode,
    message: string,
    details: { reason?: string; fields?: readonly FieldProblem[]; omittedFields?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
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
  constructor(message = 'Não encontramos este item') {
    super(404, 'NOT_FOUND', message);
  }
}

/** 403 with the rule that denied access. */
export class ForbiddenError extends ServiceError {
  override name = 'ForbiddenError';
  constructor(message: string, errorCode: ErrorCode = 'FORBIDDEN', reason?: string) {
    super(403, errorCode, message, { reason });
  }
}

/**
 * 409: another user acted first, or the resource is no longer in the state the caller saw. Includes the changes since.
 */
export class ConflictError extends ServiceError {
  override name = 'ConflictError';
  constructor(message: string, errorCode: ErrorCode = 'CONFLICT', fields?: readonly FieldProblem[]) {
    super(409, errorCode, message, fields && { fields });
  }
}

/** 400, with the invalid inputs. */
export class InvalidInputError extends ServiceError {
  override name = 'InvalidInputError';
  constructor(
    message: string,
    errorCode: ErrorCode = 'VALIDATION_ERROR',
    fields?: readonly FieldProblem[],
    omittedFields = 0,
  ) {
    super(400, errorCode, message, { fields, omittedFields });
  }
}
