/** State of a checked part: as it should be, usable but to be looked at, or broken. */
export const findingStates = ['OK', 'ATENÇÃO', 'FALHA'] as const;
export type FindingState = (typeof findingStates)[number];

/** The result of one check. Its texts contain no secret. */
export interface Finding {
  /** What was checked, for example `Disco`. */
  readonly check: string;
  readonly state: FindingState;
  readonly message: string;
  /** Step that solves the problem; absent if the state is `OK` or no step is known. */
  readonly fix?: string | undefined;
}

/** A finding without the name of its check. */
export type Result = Omit<Finding, 'check'>;

/** A part that is checked by itself. A thrown error is a failure whose message is the error's. */
export interface Check {
  readonly name: string;
  run(): Promise<Result> | Result;
  /** Step that solves a thrown error. */
  readonly fix?: string;
}

export const ok = (message: string): Result => ({ state: 'OK', message });
export const attention = (message: string, fix: string): Result => ({ state: 'ATENÇÃO', message, fix });
export const failure = (message: string, fix: string): Result => ({ state: 'FALHA', message, fix });

const textOf = (error: unknown): string =>
  error instanceof AggregateError && error.errors.length > 0
    ? textOf(error.errors[0])
    : error instanceof Error
      ? error.message
      : String(error);

/** Runs one check. */
export async function runCheck({ name, run, fix }: Check): Promise<Finding> {
  try {
    return { check: name, ...(await run()) };
  } catch (error) {
    return { check: name, state: 'FALHA', message: textOf(error), fix };
  }
}

/** Returns the exit code of findings: 0 if all are OK, 1 if one asks for attention, 2 if one is a failure. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ state }) => findingStates.indexOf(state)));
