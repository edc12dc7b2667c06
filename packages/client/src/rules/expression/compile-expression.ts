import { buildClosure } from './build-closure.ts';
import { ExpressionError } from './expression-error.ts';
import { parseExpression } from './parse-expression.ts';
import { defaultBudget, type ExpressionScope, type ExpressionValue, Run } from './run.ts';

/** An expression ready to be worked out any number of times. */
export type CompiledExpression = {
  /**
   * Works the expression out against a form. Never runs anything but the expression.
   * @throws ExpressionError `EVALUATION`, `UNKNOWN_METHOD` or `LIMIT`.
   */
  evaluate(scope: ExpressionScope): ExpressionValue;
  /** Names of the fields it reads, each once, in order of appearance. */
  readonly references: readonly string[];
};

/** Settings of {@link compileExpression}. */
export type ExpressionOptions = {
  /** Makes `#list == value` and `!=` ask whether the list holds the value. @default false */
  membership?: boolean;
  /** Steps one evaluation may take. @default 50000 */
  budget?: number;
};

const noLocals: ExpressionValue[] = [];

/**
 * Compiles an expression: the subset of JavaScript's expressions without assignment, `new`, `this`, regular
 * expressions, spread and statements, in which `#name` reads a field.
 * @throws ExpressionError with a Portuguese message and the place of the mistake.
 * @example compileExpression('#valor > 1000 && #tipo == "A"').evaluate((name) => values[name])
 */
export function compileExpression(source: string, options: ExpressionOptions = {}): CompiledExpression {
  const { closure, references, slots } = buildClosure(parseExpression(source), options.membership ?? false);
  const budget = options.budget ?? defaultBudget;
  return {
    references,
    evaluate(scope) {
      try {
        return closure(new Run(scope, slots === 0 ? noLocals : new Array<ExpressionValue>(slots), budget));
      } catch (error) {
        throw asExpressionError(error);
      }
    },
  };
}

// what the whitelisted built-ins throw (toFixed(200), repeat(-1)) and a stack that ran out
function asExpressionError(error: unknown): unknown {
  if (error instanceof ExpressionError || !(error instanceof RangeError || error instanceof TypeError)) return error;
  return new ExpressionError('EVALUATION', 0, 'A expressão não pôde ser calculada', { cause: error });
}

/** Compiles an expression, giving the mistake in place of throwing it. */
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
