import * as z from 'zod/mini';

/** Every error code an answer of the API can carry. */
export const errorCodes = [
  'TOKEN_UNAUTHORIZED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'VALIDATION_ERROR',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'CREATOR_ERROR',
  'FORM_INVALID',
  'MOTIVE_REQUIRED',
  'ATTACHMENT_REQUIRED',
  'TASK_NOT_OPEN',
  'TASK_NOT_HELD',
  'TASK_ALREADY_DONE',
  'TASK_HELD_BY_OTHER',
  'UNASSIGN_ERROR',
  'UNABLE_TO_UNASSIGN',
  'ASSIGNEE_MISSING',
  'PROCESS_INACTIVE',
  'HIERARCHY_REQUIRED',
  'INITIALIZER_GROUP_REQUIRED',
  'ON_BEHALF_FORBIDDEN',
  'PROCESS_ENDED',
  'PAYLOAD_EMPTY_COMMENTS',
  'REQUIRED_FIELDS_COMMENTS',
  'ATTACHMENT_ERROR',
  'ATTACHMENT_EXT_ERROR',
  'ATTACHMENT_FILENAME_SIZE_EXCEEDED',
  'MAX_FILE_SIZE',
  'AWS_UPLOAD_ERROR',
  'AWS_DOWNLOAD_ERROR',
  'ATTACHMENT_DOWNLOAD_ERROR',
  'NPS_ALREADY_RATED',
  'NPS_NOT_AVAILABLE',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_IN_PROGRESS',
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];

/** Codes any call can answer, so that endpoints need not repeat them. */
export const commonErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_ERROR',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
] as const satisfies readonly ErrorCode[];

/** One input that was refused: the field's name (or path) and a sentence in Portuguese. */
export const fieldProblemSchema = z.object({ name: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/**
 * The body of every refused call, `application/problem+json` (RFC 9457) with the product's
 * `errorCode`. `message` is a sentence in Portuguese that may be shown to a person; `reason` names
 * the rule of `permissions` that refused; `fields` lists refused inputs.
 */
export const problemSchema = z.object({
  title: z.optional(z.string()),
  status: z.optional(z.number()),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  errorCode: z.optional(z.string()),
  message: z.optional(z.string()),
  reason: z.optional(z.string()),
  fields: z.optional(z.array(fieldProblemSchema)),
});
export type Problem = z.infer<typeof problemSchema>;
