import type { EndpointId, Method } from '@tramita/client/contract';
import type { Role } from '../roles.ts';

/** Result of one check. */
export type CheckResult = {
  /** Portuguese sentence without a subject. */
  readonly title: string;
} & (
  | { readonly state: 'passed' }
  | { readonly state: 'failed'; readonly expected: string; readonly actual: string; readonly request: string | null }
  /** It was not made; `reason` says what it needs. */
  | { readonly state: 'skipped'; readonly reason: string }
);

/**
 * Result of an operation: all checks passed, at least one failed, the server does not have it, it is an addition that
 * the server does not offer, or at least one check was not made.
 */
export const operationStates = ['works', 'deviates', 'missing', 'not-offered', 'unchecked'] as const;
export type OperationState = (typeof operationStates)[number];

export interface OperationResult {
  readonly id: EndpointId;
  readonly method: Method;
  readonly path: string;
  /** Whether it is part of the required contract. */
  readonly isRequired: boolean;
  readonly state: OperationState;
  readonly checks: readonly CheckResult[];
  readonly durationMs: number;
}

/** Result of a run. */
export interface Report {
  readonly api: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly requests: number;
  /** User names by role. */
  readonly users: Readonly<Partial<Record<Role, string>>>;
  /** Whether CORS was checked. */
  readonly origin: string | null;
  readonly operations: readonly OperationResult[];
  /** Why the run ended early; null if it did not. */
  readonly stopped: string | null;
  /** Created by the run, and impossible to remove through the contract. */
  readonly kept: readonly string[];
  /** What could not be removed. */
  readonly notRemoved: readonly string[];
}

/** Returns whether every required operation works, no offered addition deviates, and everything was removed. */
export const hasPassed = ({ operations, stopped, notRemoved }: Report): boolean =>
  stopped === null &&
  notRemoved.length === 0 &&
  operations.every(({ state, isRequired }) =>
    isRequired ? state === 'works' : state !== 'deviates' && state !== 'missing',
  );
