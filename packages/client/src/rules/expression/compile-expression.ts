import { buildClosure } from './build-closure.ts';
import type { Comparison } from './closure.ts';
import { ExpressionError } from './expression-error.ts';
import { parseExpression } from './parse-expression.ts';
import { defaultBudget, type ExpressionScope, type ExpressionValue, Run, type SharedBudget } from './run.ts';

/** A compiled expression, which can be evaluated any number of times. */
export type CompiledExpression = {
  /**
   * Evaluates the expression over a form. Never runs any other code.
   * @param shared steps left for this and other evaluations, from which those of this one are subtracted.
   * @throws ExpressionError `EVALUATION`, `UNKNOWN_METHOD` or `LIMIT`.
   */
  evaluate(scope: ExpressionScope, shared?: SharedBudget): ExpressionValue;
  /** Names of the fields it reads, each once, in order of appearance. */
  readonly references: readonly string[];
  /** The texts it compares with fields, in order of appearance. */
  readonly comparisons: readonly Comparison[];
};

/** Options of {@link compileExpression}. */
export type ExpressionOptions = {
  /** Whether `#list == value` and `!=` test if the list contains the value. @default false */
  membership?: boolean;
  /** Maximum number of steps of one evaluation. @default 50000 */
  budget?: number;
};

const noLocals: ExpressionValue[] = [];

/**
 * Compiles an expression: the subset of JavaScript's expressions without assignment, `new`, `this`, regular expressions,
 * spread and statements, in which `#name` reads a field.
 * @throws ExpressionError with a Portuguese message and the position of the mistake.
 * @example compileExpression('#valor > 1000 && #tipo == "A"').evaluate((name) => values[name])
 */
export function compileExpression(source: string, options: ExpressionOptions = {}): CompiledExpression {
  const { closure, references, comparisons, slots } = buildClosure(
    parseExpression(source),
    options.membership ?? false,
  );
  const budget = options.budget ?? defaultBudget;
  return {
    references,
    comparisons,
    evaluate(scope, shared) {
      const run = new Run(scope, slots === 0 ? noLocals : new Array<ExpressionValue>(slots), budget, shared);
      try {
        // comparing short values is free, so one of many evaluations counts by the length of its source too
        if (shared !== undefined) run.charge(1 + (source.length >> 4));
        return closure(run);
      } catch (error) {
        throw asExpressionError(error);
      }
    },
  };
}

// errors of allowed built-ins (toFixed(200), repeat(-1)) and a stack overflow
function asExpressionError(error: unknown): unknown {
  if (error instanceof ExpressionError || !(error instanceof RangeError || error instanceof TypeError)) return error;
  return new ExpressionError('EVALUATION', 0, 'A expressão não pôde ser calculada', { cause: error });
}

/** Compiles an expression; returns the error instead of throwing it. */
export function tryCompile(
  source: string,
  options?: ExpressionOptions,
): { ok: true; expression: CompiledExpression } | { ok: false; error: ExpressionError } {
  try {
    return { ok: true, expression: compileExpression(source, options) };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, error };
    throw error;
  }
}
