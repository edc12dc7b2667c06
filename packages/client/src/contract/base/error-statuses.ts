import type { EndpointDeclaration } from './endpoint.ts';
import { commonErrorCodes, type ErrorCode } from './error-codes.ts';

/** HTTP statuses with which each error code is returned. */
export const errorStatuses: { readonly [Code in ErrorCode]: readonly number[] } = {
  TOKEN_UNAUTHORIZED: [403],
  UNAUTHENTICATED: [401],
  FORBIDDEN: [403],
  NOT_FOUND: [404],
  CONFLICT: [409],
  VALIDATION_ERROR: [400],
  PAYLOAD_TOO_LARGE: [413],
  RATE_LIMITED: [429],
  INTERNAL_ERROR: [500, 502, 503],
  CREATOR_ERROR: [400],
  FORM_INVALID: [400],
  MOTIVE_REQUIRED: [400],
  ATTACHMENT_REQUIRED: [400],
  TASK_NOT_OPEN: [409],
  TASK_NOT_HELD: [400, 403],
  TASK_ALREADY_DONE: [409],
  TASK_HELD_BY_OTHER: [409],
  UNASSIGN_ERROR: [400],
  UNABLE_TO_UNASSIGN: [400],
  NOT_ROUTABLE: [400],
  ROUTE_TARGET_REQUIRED: [400],
  ROUTE_TARGET_UNKNOWN: [400],
  STEP_NOT_FAILED: [409],
  STEP_NOT_RETRYABLE: [409],
  PROCESS_FILTER_REQUIRED: [400],
  FILTER_REQUIRED: [400],
  EXPORT_NOT_READY: [409],
  TOO_MANY_EXPORTS: [409],
  TOO_MANY_VIEWS: [409],
  MANAGED_ELSEWHERE: [409],
  HIERARCHY_CYCLE: [409],
  LAST_ADMIN: [409],
  DRAFT_OUTDATED: [409],
  REALTIME_DISABLED: [409],
  ASSIGNEE_MISSING: [400],
  PROCESS_INACTIVE: [400],
  HIERARCHY_REQUIRED: [400],
  INITIALIZER_GROUP_REQUIRED: [403],
  ON_BEHALF_FORBIDDEN: [403],
  PROCESS_INVALID: [400],
  PROCESS_OUTDATED: [409],
  PROCESS_ENDED: [409],
  PAYLOAD_EMPTY_COMMENTS: [400],
  REQUIRED_FIELDS_COMMENTS: [400],
  ATTACHMENT_ERROR: [400],
  ATTACHMENT_EXT_ERROR: [400],
  ATTACHMENT_FILENAME_SIZE_EXCEEDED: [400],
  IMAGE_EXT_ERROR: [400],
  MAX_FILE_SIZE: [413],
  AWS_UPLOAD_ERROR: [502],
  AWS_DOWNLOAD_ERROR: [502],
  ATTACHMENT_DOWNLOAD_ERROR: [500],
  NPS_ALREADY_RATED: [409],
  NPS_NOT_AVAILABLE: [400],
  SUBSTITUTE_INVALID: [400],
  SUBSTITUTION_OVERLAP: [409],
  CALENDAR_IN_USE: [409],
  IDEMPOTENCY_MISMATCH: [422],
  IDEMPOTENCY_IN_PROGRESS: [409],
};

/** Returns all error codes that an endpoint can return: the common ones that apply to it, and its own. */
export function errorCodesOf({ policy, idempotent, ...rest }: EndpointDeclaration): ErrorCode[] {
  const { params, query, body, errors = [] } = rest;
  const leftOut = new Set<ErrorCode>([
    ...(policy === 'public' ? (['UNAUTHENTICATED', 'FORBIDDEN'] as const) : []),
    ...(params || query || body ? [] : (['NOT_FOUND'] as const)),
    ...(body ? [] : (['PAYLOAD_TOO_LARGE'] as const)),
  ]);
  return [
    ...new Set<ErrorCode>([
      ...commonErrorCodes.filter((code) => !leftOut.has(code)),
      ...(policy === 'public' ? [] : (['TOKEN_UNAUTHORIZED'] as const)),
      ...errors,
      ...(idempotent ? (['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const) : []),
    ]),
  ];
}
