import type { ErrorCode } from '@tramita/client/contract';

/** One call by one person. A body that is no form travels as JSON. */
export interface PolicyCall {
  readonly by: string;
  readonly path: string;
  readonly body?: unknown;
}

/** A call that must be refused, and how. */
export interface Refusal extends PolicyCall {
  readonly status: 400 | 403 | 404 | 409 | 413;
  readonly code: ErrorCode;
  readonly reason?: string;
  /** Names of the inputs that are listed as refused. */
  readonly fields?: readonly string[];
}

/** What one call of the contract lets pass and what it refuses. */
export interface CallPolicy {
  /** Goes through as the office stands. */
  readonly allowed: PolicyCall;
  /** The same call about something that does not exist; null when it names nothing. */
  readonly missing: PolicyCall | null;
  /** Whether what the call names may only be known to those it concerns. */
  readonly concealed: boolean;
  readonly refused: readonly Refusal[];
}

/** A multipart body. */
export const form = (entries: Readonly<Record<string, string | readonly File[]>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (typeof value === 'string') data.set(name, value);
    else for (const file of value) data.append(name, file);
  }
  return data;
};

/** Ids of nothing. */
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
/** A call that anybody may make and that names nothing. */
export const open = (by: string, path: string, refused: readonly Refusal[] = []): CallPolicy => ({
  allowed: { by, path },
  missing: null,
  concealed: false,
  refused,
});
