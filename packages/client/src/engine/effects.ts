import type { FormValues } from '../contract/processes/form-values.ts';
import type { FailureMessage } from './messages/failure-message.ts';
import type { NotificationContent } from './messages/notification-content.ts';
import type { StepFacts, StepMessage } from './messages/step-message.ts';

/** A change that `decide` requests, as data. `apply` writes all effects of one event in one transaction, in order. */
export type Effect =
  | { readonly kind: 'SET_VALUES'; readonly values: FormValues }
  | {
      readonly kind: 'STEP_REACHED';
      readonly stepId: string;
      readonly at: Date;
      readonly dueAt: Date | null;
      /** Id of the calendar version that gives `dueAt`; absent for elapsed time. */
      readonly calendarVersion?: number;
    }
  | {
      readonly kind: 'STEP_FINISHED';
      readonly stepId: string;
      readonly at: Date;
      readonly by: number | null;
      readonly approved: boolean | null;
      /** Motive of a rejection. */
      readonly details: string | null;
    }
  /** The decision at a step no longer counts, as if the request had not reached it yet. */
  | { readonly kind: 'STEP_RESET'; readonly stepId: string }
  /** Marks an end event that a canceled request never reaches. */
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
      /** Id of the calendar version that gives `dueAt`; absent for elapsed time. */
      readonly calendarVersion?: number;
    }
  /** Addresses an open task to others; it becomes unassigned and unread. */
  | {
      readonly kind: 'READDRESS_TASK';
      readonly uuid: string;
      readonly users: readonly number[];
      readonly groups: readonly number[];
      readonly by: number | null;
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
  /** Discards calls of the request that were not made yet, and ignores responses that are still pending. */
  | { readonly kind: 'DROP_SERVICE_CALLS' }
  | { readonly kind: 'WRITE_HISTORY'; readonly entry: HistoryNote }
  | {
      readonly kind: 'NOTIFY';
      readonly users: readonly number[];
      readonly groups: readonly number[];
      /** Users are not notified of their own action. */
      readonly except: number | null;
      readonly content: NotificationContent;
      readonly at: Date;
    }
  /** Messages outside the product to the addressees of the task that this event opened or transferred. */
  | {
      readonly kind: 'SEND_MESSAGES';
      readonly users: readonly number[];
      readonly groups: readonly number[];
      /** Users get no message about their own action. */
      readonly except: number | null;
      /** Uuid of the task; null for the one this event opens. */
      readonly taskUuid: string | null;
      /** Whether they are repeated once a day until the task is done. */
      readonly repeats: boolean;
      readonly at: Date;
      readonly channel: StepMessage['channel'];
      readonly facts: StepFacts;
    }
  /** A message about a failed integration, to an address of the definition. */
  | ({ readonly kind: 'NOTIFY_FAILURE'; readonly at: Date } & FailureMessage)
  /** Ends the request; `motive` is set only if a user ended it early. */
  | { readonly kind: 'FINISH_REQUEST'; readonly at: Date; readonly motive?: string }
  | { readonly kind: 'CANCEL_REQUEST'; readonly at: Date; readonly motive: string };

/** One entry of the history to write. `by` is null for the system. */
export interface HistoryNote {
  readonly kind: EngineHistoryKind;
  readonly stepId: string | null;
  /** HTML in which every text written by users is escaped. */
  readonly message: string;
  readonly by: number | null;
  /** The absent person for whom `by` acted. @default none */
  readonly onBehalfOf?: number;
  readonly at: Date;
}

/** Kinds of history entries that the engine writes. */
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

/** Kinds written when the request reaches a step; the newest of a step gives its place in the path taken. */
export const arrivalKinds = ['STARTED', 'STEP_REACHED', 'FAILED', 'FINISHED'] as const;

/** Kinds written when a person advances the request. */
export const actionKinds = ['STARTED', 'COMPLETED', 'APPROVED', 'REJECTED', 'REDIRECTED', 'RETRIED'] as const;

/** Why a request cannot continue. `message` is a Portuguese sentence in plain text. */
export interface StepFailure {
  readonly code: 'ASSIGNEE_MISSING' | 'NO_CONNECTION' | 'ENDLESS_LOOP' | 'SERVICE_FAILED';
  readonly message: string;
}
