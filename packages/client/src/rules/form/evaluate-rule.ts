import type { Rule } from '../../contract/processes/form.ts';
import { type CompiledExpression, tryCompile } from '../expression/compile-expression.ts';
import type { ExpressionScope, ExpressionValue, SharedBudget } from '../expression/run.ts';

/** The three rules of a field that may be expressions. */
export type RuleKind = 'visible' | 'required' | 'editable';

/** Result of a rule; `broken` if its expression could not be parsed or evaluated and the default is used. */
export type RuleResult = { value: boolean; broken: boolean };

/** A prepared rule: a fixed result, or an expression and the fields it reads. */
export type CompiledRule = { fixed: RuleResult } | { fixed: null; expression: CompiledExpression };

const words = new Map<unknown, boolean>([
  ['true', true],
  ['Y', true],
  ['false', false],
  ['N', false],
]);

/** Defaults for a missing or broken rule: visible, not required, editable. */
const defaultOf = (kind: RuleKind): boolean => kind !== 'required';

const readBoolean = (value: ExpressionValue): boolean => words.get(value) ?? Boolean(value);

/** Prepares a rule. Expressions are compiled once for each source. */
export function compileRule(rule: Rule, kind: RuleKind): CompiledRule {
  if (rule == null) return { fixed: { value: defaultOf(kind), broken: false } };
  if (typeof rule === 'boolean') return { fixed: { value: rule, broken: false } };
  const source = rule.trim();
  if (source === '') return { fixed: { value: defaultOf(kind), broken: false } };
  const word = words.get(source);
  if (word !== undefined) return { fixed: { value: word, broken: false } };
  const expression = compileCached(source);
  return expression === null ? { fixed: { value: defaultOf(kind), broken: true } } : { fixed: null, expression };
}

const cache = /*#__PURE__*/ new Map<string, CompiledExpression | null>();

function compileCached(source: string): CompiledExpression | null {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const result = tryCompile(source, { membership: true });
  const expression = result.ok ? result.expression : null;
  if (cache.size >= 2000) cache.clear();
  cache.set(source, expression);
  return expression;
}

/** Evaluates a prepared rule. A rule that exceeds the shared budget is broken. */
export function runRule(rule: CompiledRule, kind: RuleKind, scope: ExpressionScope, shared?: SharedBudget): RuleResult {
  if (rule.fixed !== null) return rule.fixed;
  try {
    return { value: readBoolean(rule.expression.evaluate(scope, shared)), broken: false };
  } catch {
    return { value: defaultOf(kind), broken: true };
  }
}

/**
 * Evaluates a field's rule over the form. Null means false for `required` and true for the others; 'Y', 'N', 'true' and
 * 'false' are constants; `#list == value` means that a multiple choice contains the value.
 */
export function evaluateRule(rule: Rule, kind: RuleKind, scope: ExpressionScope): RuleResult {
  return runRule(compileRule(rule, kind), kind, scope);
}
