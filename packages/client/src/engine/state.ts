import type { FormValues } from '../contract/processes/form.ts';
import type { WorkflowDefinition } from '../contract/processes/workflow.ts';

/** A person as the engine needs them: enough to resolve superiors and to fill `assigneeData` fields. */
export interface EnginePerson {
  readonly id: number;
  readonly completeName: string;
  readonly userName: string;
  /** Always true for superiors. */
  readonly active: boolean;
  readonly custom: Readonly<Record<'custom1' | 'custom2' | 'custom3' | 'custom4' | 'custom5', string | null>>;
  readonly superior: EnginePerson | null;
}

/** An open task of the request. */
export interface OpenTask {
  readonly uuid: string;
  readonly stepId: string;
  readonly users: readonly number[];
  readonly groups: readonly number[];
  readonly heldBy: number | null;
  readonly dueAt: Date | null;
}

/** How far a step is. */
export interface StepProgress {
  readonly status: 'NONE' | 'FINISHED' | 'FAILED';
  readonly approved: boolean | null;
  /** Place in the order in which the request came to its steps, the last time each; null for steps it never came to. */
  readonly reached: number | null;
}

/** A person a step of the definition names. */
export interface KnownPerson {
  readonly completeName: string;
  readonly active: boolean;
}

/** A group a step of the definition names. */
export interface KnownGroup {
  readonly name: string;
  readonly active: boolean;
  /** False when no active person belongs to it, so that nobody would see a task addressed to it. */
  readonly hasMembers: boolean;
}

/** Everything `decide` knows of one request. */
export interface InstanceState {
  readonly idk: number;
  /** Counts the events applied so far. */
  readonly revision: number;
  readonly protocol: string;
  readonly status: 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';
  readonly definition: WorkflowDefinition;
  /** Id of the version the request runs on. */
  readonly processId: number;
  readonly processTitle: string;
  readonly processVersion: number;
  readonly hasNps: boolean;
  readonly requester: EnginePerson;
  readonly startedBy: number;
  /** Who is told when the request cannot go on: the publisher of the version, else the administrators. */
  readonly owners: readonly number[];
  /** The people and groups that steps name, by id; an id that is absent does not exist. */
  readonly people: Readonly<Record<number, KnownPerson>>;
  readonly groups: Readonly<Record<number, KnownGroup>>;
  /** Service calls answered since the last person acted; guards against a flow that circles for ever. */
  readonly serviceCallsInARow: number;
  readonly currentStep: string | null;
  readonly steps: Readonly<Record<string, StepProgress>>;
  readonly values: FormValues;
  readonly openTask: OpenTask | null;
}

/** Something that happened to a request, from a person or from the job worker. */
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
      /** The request was canceled from the report, by right of seeing it. */
      readonly fromReport?: boolean;
    }
  /** Ends a request wherever it stands. */
  | { readonly kind: 'END'; readonly by: EngineActor; readonly at: Date; readonly motive: string }
  | {
      readonly kind: 'TRANSFER';
      readonly by: EngineActor;
      readonly at: Date;
      readonly taskUuid: string;
      /** Known, active and each once; `names` are theirs in the same order, people first. */
      readonly users: readonly number[];
      readonly groups: readonly number[];
      readonly names: readonly string[];
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
  /** The call of an asynchronous step is about to be made; the other system may answer it at this address. */
  | { readonly kind: 'CALLBACK_OPENED'; readonly at: Date; readonly stepId: string; readonly callbackUrl: string }
  /** The other system took the call of an asynchronous step and will answer it later. */
  | {
      readonly kind: 'SERVICE_ACCEPTED';
      readonly at: Date;
      readonly stepId: string;
      readonly statusCode: number;
      readonly values: FormValues;
    }
  /** The other system answered the call of an asynchronous step. */
  | { readonly kind: 'CALLBACK_RECEIVED'; readonly at: Date; readonly stepId: string; readonly values: FormValues }
  /** The owner takes the request back to a step it already passed. */
  | {
      readonly kind: 'REDIRECT';
      readonly by: EngineActor;
      readonly at: Date;
      readonly stepId: string;
      readonly motive: string | null;
    }
  /** The owner has the failed step run once more. */
  | { readonly kind: 'RETRY'; readonly by: EngineActor; readonly at: Date; readonly motive: string | null };

/** Who acts, with the name that history shows. */
export interface EngineActor {
  readonly id: number;
  readonly completeName: string;
}
