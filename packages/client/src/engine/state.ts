import type { FormValues } from '../contract/processes/form-values.ts';
import type { WorkflowDefinition } from '../contract/processes/workflow.ts';
import type { WorkingTime } from './working-time.ts';

/** A person with the data that the engine needs to resolve superiors and to fill `assigneeData` fields. */
export interface EnginePerson {
  readonly id: number;
  readonly completeName: string;
  readonly userName: string;
  /** Always true for superiors. */
  readonly active: boolean;
  readonly custom: Readonly<Record<'custom1' | 'custom2' | 'custom3' | 'custom4' | 'custom5', string | null>>;
  /** The nearest active superior, at most five levels up. */
  readonly superior: EnginePerson | null;
  /** Name of the direct superior if that person is inactive, so that `superior` is someone else or null. */
  readonly inactiveSuperior?: string | undefined;
}

/** An open task of the request. */
export interface OpenTask {
  readonly uuid: string;
  readonly stepId: string;
  readonly users: readonly number[];
  readonly groups: readonly number[];
  readonly heldBy: number | null;
  /** The absent person for whom `heldBy` took the task as a substitute. @default none */
  readonly onBehalfOf?: EngineActor | null;
  readonly dueAt: Date | null;
}

/** State of a step. */
export interface StepProgress {
  readonly status: 'NONE' | 'FINISHED' | 'FAILED';
  readonly approved: boolean | null;
  /** Position in the order in which the request reached its steps, at the last time; null for unreached steps. */
  readonly reached: number | null;
}

/** A person that a step of the definition names. */
export interface KnownPerson {
  readonly completeName: string;
  readonly active: boolean;
}

/** A group that a step of the definition names. */
export interface KnownGroup {
  readonly name: string;
  readonly active: boolean;
  /** False if it has no active member, so that no user would see a task addressed to it. */
  readonly hasMembers: boolean;
}

/** State of one request, the input of `decide`. */
export interface RequestState {
  readonly idk: number;
  /** Number of events applied so far. */
  readonly revision: number;
  readonly protocol: string;
  readonly status: 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';
  readonly definition: WorkflowDefinition;
  /** Id of the version that the request runs on. */
  readonly processId: number;
  readonly processTitle: string;
  readonly processVersion: number;
  readonly hasNps: boolean;
  readonly requester: EnginePerson;
  readonly startedBy: number;
  /** Users to notify if the request cannot continue: the publisher of the version, else the administrators. */
  readonly owners: readonly number[];
  /** The people and groups that steps name, by id; an absent id does not exist. */
  readonly people: Readonly<Record<number, KnownPerson>>;
  readonly groups: Readonly<Record<number, KnownGroup>>;
  /** Service calls completed since the last action of a user; detects endless loops. */
  readonly serviceCallsInARow: number;
  readonly currentStep: string | null;
  readonly steps: Readonly<Record<string, StepProgress>>;
  readonly values: FormValues;
  readonly openTask: OpenTask | null;
  /** The calendars of the steps; absent or null if the process counts elapsed time. */
  readonly workingTime?: WorkingTime | null;
}

/** Something that happened to a request, caused by a person or by the job worker. */
export type EngineEvent =
  | { readonly kind: 'START'; readonly by: EngineActor; readonly at: Date; readonly values: FormValues }
  | {
      readonly kind: 'FINISH_TASK';
      readonly by: EngineActor;
      readonly at: Date;
      readonly taskUuid: string;
      /** True or false for approval tasks, null for others. */
      readonly approved: boolean | null;
      readonly motive: string | null;
      readonly values: FormValues;
    }
  | {
      readonly kind: 'CANCEL';
      readonly by: EngineActor;
      readonly at: Date;
      readonly motive: string;
      /** True if the request was canceled from the report, with the permission to see reports. */
      readonly fromReport?: boolean;
    }
  /** Ends a request at any step. */
  | { readonly kind: 'END'; readonly by: EngineActor; readonly at: Date; readonly motive: string }
  | {
      readonly kind: 'TRANSFER';
      /** Without an id if a source of the directory or a command causes it. */
      readonly by: Pick<EngineActor, 'completeName'> & { readonly id: number | null };
      readonly at: Date;
      readonly taskUuid: string;
      /** Existing, active and unique; `names` are theirs in the same order, people first. */
      readonly users: readonly number[];
      readonly groups: readonly number[];
      readonly names: readonly string[];
      /** Set if an administrator gives a pending task to others. */
      readonly motive?: string;
    }
  | {
      readonly kind: 'SERVICE_SUCCEEDED';
      readonly at: Date;
      readonly stepId: string;
      readonly statusCode: number;
      readonly values: FormValues;
    }
  | {
      readonly kind: 'SERVICE_FAILED';
      readonly at: Date;
      readonly stepId: string;
      readonly statusCode: number;
      readonly error: string;
      readonly attemptsLeft: number;
    }
  /** The call of an asynchronous step is about to be made; the other system may respond at this address. */
  | { readonly kind: 'CALLBACK_OPENED'; readonly at: Date; readonly stepId: string; readonly callbackUrl: string }
  /** The other system accepted the call of an asynchronous step and will respond later. */
  | {
      readonly kind: 'SERVICE_ACCEPTED';
      readonly at: Date;
      readonly stepId: string;
      readonly statusCode: number;
      readonly values: FormValues;
    }
  /** The other system responded to the call of an asynchronous step. */
  | { readonly kind: 'CALLBACK_RECEIVED'; readonly at: Date; readonly stepId: string; readonly values: FormValues }
  /** The owner takes the request back to a step it already passed. */
  | {
      readonly kind: 'REDIRECT';
      readonly by: EngineActor;
      readonly at: Date;
      readonly stepId: string;
      readonly motive: string | null;
    }
  /** The owner runs the failed step again. */
  | { readonly kind: 'RETRY'; readonly by: EngineActor; readonly at: Date; readonly motive: string | null };

/** The acting user, with the name that history shows. */
export interface EngineActor {
  readonly id: number;
  readonly completeName: string;
}
