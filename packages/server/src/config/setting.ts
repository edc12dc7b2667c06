import type * as z from 'zod/mini';

/** One setting: a flag, an environment variable, and its expected value. */
export interface Setting<Value> {
  readonly flag: string;
  readonly env: string;
  /** Placeholder in the help, e.g. `porta`. */
  readonly value: string;
  readonly help: string;
  /** Default shown in the help; the actual default comes from the schema. */
  readonly byDefault?: string;
  /** Expected value, phrased to follow "deve ser". */
  readonly expected: string;
  readonly schema: z.ZodMiniType<Value, string | undefined>;
}

/** Returns the declaration with the type of its value. */
export const setting = <Value>(declaration: Setting<Value>): Setting<Value> => declaration;
