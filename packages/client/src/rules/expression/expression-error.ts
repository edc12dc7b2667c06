/** Kind of a mistake in an expression, or of a failed evaluation. */
export type ExpressionErrorCode =
  | 'SYNTAX'
  | 'TOO_LONG'
  | 'TOO_DEEP'
  | 'NOT_ALLOWED'
  | 'UNKNOWN_NAME'
  | 'UNKNOWN_METHOD'
  | 'EVALUATION'
  | 'LIMIT';

/**
 * Thrown by compiling an expression (every code but the last two) and by evaluating one (`UNKNOWN_METHOD`, `EVALUATION`,
 * `LIMIT`). The message is a Portuguese sentence for the author of the expression; `position` is the index in its source,
 * from 0.
 */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly code: ExpressionErrorCode;
  readonly position: number;

  constructor(code: ExpressionErrorCode, position: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.position = position;
  }
}
