/**
 * Kinds of operations: `call` a request of a client, `job` one attempt of a job, `message` the delivery of an
 * outgoing message, `webhook` a call to the webhook of a chat, `delivery` an attempt to deliver an event to a webhook of
 * another system, `outbound` any other call to another system, `scim` a request of a directory, which is a call too.
 */
export type OperationKind = 'call' | 'job' | 'message' | 'outbound' | 'webhook' | 'delivery' | 'scim';

/** Facts about an operation. They contain no user input: no person, protocol, address or path parameter. */
export interface OperationFacts {
  /** Endpoint id of a call. */
  readonly endpoint?: string;
  readonly method?: string;
  /** Kind of a job. */
  readonly job?: string;
  /** Channel of a message. */
  readonly channel?: string;
  /** Resource of SCIM. */
  readonly resource?: string;
  /** Status of a response. */
  readonly status?: number;
  /** How it ended, if there is no status. */
  readonly result?: string;
}

/** A running operation. */
export interface Operation {
  /** Adds facts that were not known at the start. */
  add(facts: OperationFacts): void;
}

export interface OperationStart {
  readonly kind: OperationKind;
  readonly facts: OperationFacts;
  /** `traceparent` of a trusted caller. */
  readonly traceparent?: string | undefined;
  /** Host that is called, for traces only. */
  readonly host?: string | undefined;
}

/** Measures and traces the work of a server. */
export interface Telemetry {
  /** Runs `work` as an operation; rejects as it does. */
  track<Result>(start: OperationStart, work: (operation: Operation) => Promise<Result>): Promise<Result>;
  /**
   * Called when the current operation starts a database statement, with its SQL, which has placeholders instead of values.
   * The returned function is called when it has ended; undefined if it is not measured.
   */
  statementStarted(text: string): ((hasFailed: boolean) => void) | undefined;
  /** Returns the id of the current trace, if there is one. */
  traceId(): string | undefined;
  /** Returns the value of the `traceparent` header for calls of the current operation. */
  traceparent(): string | undefined;
}

const unobserved: Operation = { add: () => {} };

/** Runs `work` as an operation, or just runs it without telemetry. */
export function tracked<Result>(
  telemetry: Telemetry | undefined,
  start: OperationStart,
  work: (operation: Operation) => Promise<Result>,
): Promise<Result> {
  return telemetry ? telemetry.track(start, work) : work(unobserved);
}
