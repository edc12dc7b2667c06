/** A response that differs from the contract; texts are Portuguese. */
export class Deviation extends Error {
  override name = 'Deviation';
  readonly expected: string;
  readonly actual: string;
  /** The request, e.g. `POST /v1/groups`; null if the difference is between several responses. */
  readonly request: string | null;

  constructor(expected: string, actual: string, request: string | null = null) {
    super(`${request === null ? '' : `${request}: `}esperado ${expected}; veio ${actual}`);
    this.expected = expected;
    this.actual = actual;
    this.request = request;
  }
}

/** A check cannot be made; the message is a Portuguese sentence that names the missing input. */
export class Unchecked extends Error {
  override name = 'Unchecked';
}

/** The run ends early: the user stopped it, or it reached its limit of requests or of time. */
export class RunStopped extends Error {
  override name = 'RunStopped';
}

/** Throws a {@link Deviation} unless the condition holds. */
export function claim(condition: boolean, expected: string, actual: unknown): asserts condition {
  if (!condition) throw new Deviation(expected, shown(actual));
}

const shownMaxLength = 300;

/** Returns a value as a short text. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > shownMaxLength ? `${text.slice(0, shownMaxLength).toWellFormed()}...` : text;
}
