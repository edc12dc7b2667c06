import type { FormValues } from '../contract/processes/form.ts';
import type { FailureMessage } from './messages/failure-message.ts';
import type { StepMessage } from './messages/step-message.ts';

/** What `decide` wants done, as data. `apply` writes all effects of one event in one transaction, in their order. */
export type Effect =
  | { readonly kind: 'SET_VALUES'; readonly values: FormValues }
  | { readonly kind: 'STEP_REACHED'; readonly stepId: string; readonly at: Date; readonly dueAt: Date | null }
  | {
      readonly kind: 'STEP_FINISHED';
      readonly stepId: string;
      readonly at: Date;
      readonly by: number | null;
      readonly approved: boolean | null;
      /** The motive of a rejection. */
      readonly details: string | null;
    }
  /** What was done at a step no longer counts: it is as if the request had not come to it yet. */
  | { readonly kind: 'STEP_RESET'; readonly stepId: string }
  /** An end event that a cancelled request never reaches. */
  | { readonly kind: 'STEP_CANCELED'; readonly stepId: string }
  | { readonly kind: 'STEP_FAILED'; readonly stepId: string; readonly failure: StepFailure }
  | {
      readonly kind: 'OPEN_TASK';
      readonly stepId: string;
      readonly title: string;
      readonly type: 'APPROVAL' | 'NORMAL';
      readonly users: readonly number[];
      readonly groups: readonly number[];
      readonly at: Date;
      readonly dueAt: Date | null;
    }
  /** Addresses an open task to others; nobody holds it and nobody of them has read it. */
  | {
      readonly kind: 'READDRESS_TASK';
      readonly uuid: string;
      readonly users: readonly number[];
      readonly groups: readonly number[];
      readonly by: number;
    }
  | {
      readonly kind: 'CLOSE_TASK';
      readonly uuid: string;
      readonly status: 'FINISHED' | 'CANCELED';
      readonly at: Date;
      readonly by: number;
      readonly approved: boolean | null;
      readonly motive: string | null;
    }
  | { readonly kind: 'CALL_SERVICE'; readonly stepId: string; readonly at: Date; readonly maxAttempts: number }
  /** Calls of the request that were not made yet never will be, and answers that are still to come are not taken. */
  | { readonly kind: 'DROP_SERVICE_CALLS' }
  | { readonly kind: 'WRITE_HISTORY'; readonly entry: HistoryNote }
  | {
      readonly kind: 'NOTIFY';
      readonly users: readonly number[];
      readonly groups: readonly number[];
      /** Nobody is told of their own deed. */
      readonly except: number | null;
      /** HTML with every text of people escaped. */
      readonly message: string;
      readonly at: Date;
    }
  /** Messages that leave the product, to those the task is addressed to that this event opened or handed on. */
  | ({
      readonly kind: 'SEND_MESSAGES';
      readonly users: readonly number[];
      readonly groups: readonly number[];
      /** Nobody is told of their own deed. */
      readonly except: number | null;
      /** The task; null for the one this event opens. */
      readonly taskUuid: string | null;
      /** Whether they are sent again once a day until the task is done. */
      readonly repeats: boolean;
      readonly at: Date;
    } & StepMessage)
  /** A message to whoever looks after an integration, at an address of the definition. */
  | ({ readonly kind: 'TELL_OF_FAILURE'; readonly at: Date } & FailureMessage)
  /** `motive` only when somebody ended the request before its time. */
  | { readonly kind: 'FINISH_INSTANCE'; readonly at: Date; readonly motive?: string }
  | { readonly kind: 'CANCEL_INSTANCE'; readonly at: Date; readonly motive: string };

/** One line of history to write. `by` is null for the system. */
export interface HistoryNote {
  readonly kind: EngineHistoryKind;
  readonly stepId: string | null;
  /** HTML with every text of people escaped. */
  readonly message: string;
  readonly by: number | null;
  readonly at: Date;
}

/** The kinds of history the engine writes by itself. */
export type EngineHistoryKind =
  | 'STARTED'
  | 'STEP_REACHED'
  | 'COMPLETED'
  | 'APPROVED'
  | 'REJECTED'
  | 'CANCELED'
  | 'FINISHED'
  | 'SERVICE_SUCCEEDED'
  | 'SERVICE_FAILED'
  | 'SERVICE_RETRY'
  | 'FAILED'
  | 'REDIRECTED'
  | 'RETRIED'
  | 'TRANSFERRED'
  | 'ENDED';

/** The kinds that tell that the request came to a step; the newest of a step gives its place on the way taken. */
export const arrivalKinds = ['STARTED', 'STEP_REACHED', 'FAILED', 'FINISHED'] as const;

/** The kinds that tell of a person who moved the request on. */
export const deedKinds = ['STARTED', 'COMPLETED', 'APPROVED', 'REJECTED', 'REDIRECTED', 'RETRIED'] as const;

/** Why a request cannot go on. `message` is a sentence in Portuguese, plain text. */
export interface StepFailure {
  readonly code: 'ASSIGNEE_MISSING' | 'NO_CONNECTION' | 'ENDLESS_LOOP' | 'SERVICE_FAILED';
  readonly message: string;
}
