import type { ErrorCode } from '@tramita/client/contract';

/** One call by one user. A body that is not a form is sent as JSON. */
export interface PolicyCall {
  readonly by: string;
  readonly path: string;
  readonly body?: unknown;
}

/** A call that must be refused, with its expected error. */
export interface Refusal extends PolicyCall {
  readonly status: 400 | 403 | 404 | 409 | 413 | 422;
  readonly code: ErrorCode;
  readonly reason?: string;
  /** Names of the inputs reported as invalid. */
  readonly fields?: readonly string[];
}

/** Calls of one endpoint that are allowed and refused. */
export interface CallPolicy {
  /** Succeeds in the unchanged office. */
  readonly allowed: PolicyCall;
  /** The same call about a resource that does not exist; null if it names none. */
  readonly missing: PolicyCall | null;
  /** Whether the existence of the named resource is hidden from unrelated users. */
  readonly concealed: boolean;
  readonly refused: readonly Refusal[];
}

/** Returns a multipart body. */
export const form = (entries: Readonly<Record<string, string | readonly File[]>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (typeof value === 'string') data.set(name, value);
    else for (const file of value) data.append(name, file);
  }
  return data;
};

/** Ids of resources that do not exist. */
export const absentUuid = '8a7f3c1e-2b4d-4c5e-9f60-718293a4b5c6';
export const absentId = 2_000_000_000;

export const invalid = (by: string, path: string, fields: readonly string[], body?: unknown): Refusal => ({
  by,
  path,
  body,
  status: 400,
  code: 'VALIDATION_ERROR',
  fields,
});
export const badForm = (by: string, path: string, fields: readonly string[], body: unknown): Refusal => ({
  ...invalid(by, path, fields, body),
  code: 'FORM_INVALID',
});
export const bad = (by: string, path: string, code: ErrorCode, body?: unknown): Refusal => ({
  by,
  path,
  body,
  status: 400,
  code,
});
export const forbidden = (by: string, path: string, code: ErrorCode, body?: unknown, reason?: string): Refusal => ({
  ...bad(by, path, code, body),
  status: 403,
  reason,
});
export const hidden = (by: string, path: string, body?: unknown): Refusal => ({
  ...bad(by, path, 'NOT_FOUND', body),
  status: 404,
});
export const late = (by: string, path: string, code: ErrorCode, body?: unknown): Refusal => ({
  ...bad(by, path, code, body),
  status: 409,
});
/** Returns the policy of a call that every user may make and that names no resource. */
export const open = (by: string, path: string, refused: readonly Refusal[] = []): CallPolicy => ({
  allowed: { by, path },
  missing: null,
  concealed: false,
  refused,
});
