/** Thrown for an event that does not fit the state of the request; nothing is written. */
export class EngineRefusal extends Error {
  override name = 'EngineRefusal';
  readonly code:
    | 'TASK_ALREADY_DONE'
    | 'PROCESS_ENDED'
    | 'DECISION_MISSING'
    | 'ALREADY_STARTED'
    | 'STALE_EVENT'
    | 'STEP_NOT_RETRYABLE'
    | 'STEP_NOT_FAILED'
    | 'ASSIGNEE_MISSING';
  constructor(code: EngineRefusal['code'], message: string) {
    super(message);
    this.code = code;
  }
}
