/** What is wrong with an expression, or why it could not be worked out. */
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
 * Thrown by compiling an expression (every code but the last two) and by evaluating one (`UNKNOWN_METHOD`,
 * `EVALUATION`, `LIMIT`). The message is a sentence in Portuguese for the person who wrote the expression;
 * `position` is the place in its source, counted from 0.
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
