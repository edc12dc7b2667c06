import type { FormField } from '../../contract/processes/form.ts';
import { type CompiledRule, compileRule, type RuleKind } from './evaluate-rule.ts';

/** The three compiled rules of a field. */
export type FieldRuleSet = Record<RuleKind, CompiledRule>;

/** Dependents of each field, which are recalculated when its value changes. Fields are identified by index. */
export type FormGraph = {
  rules: readonly FieldRuleSet[];
  /** Fields whose rules read this one. */
  readers: readonly (readonly number[])[];
  /** Search fields whose request reads this one. */
  searches: readonly (readonly number[])[];
  /** Indexes in an order in which, except in cycles, each field comes after those its visibility reads. */
  order: readonly number[];
};

const kinds: readonly RuleKind[] = ['visible', 'required', 'editable'];

/** Determines which field depends on which. */
export function buildGraph(fields: readonly FormField[], indexOf: ReadonlyMap<string, number>): FormGraph {
  const rules = fields.map(
    (field): FieldRuleSet => ({
      visible: compileRule(field.rules.visible, 'visible'),
      required: compileRule(field.rules.required, 'required'),
      editable: compileRule(field.rules.editable, 'editable'),
    }),
  );
  const readers: Set<number>[] = fields.map(() => new Set());
  const searches: number[][] = fields.map(() => []);
  const sources: number[][] = fields.map(() => []);
  fields.forEach((field, index) => {
    for (const kind of kinds) {
      for (const source of referencesOf(rules[index]?.[kind], indexOf)) {
        readers[source]?.add(index);
        if (kind === 'visible') sources[index]?.push(source);
      }
    }
    for (const name of field.type === 'search' ? (field.requestDependency ?? []) : []) {
      const source = indexOf.get(name);
      if (source !== undefined && source !== index) searches[source]?.push(index);
    }
  });
  return { rules, readers: readers.map((set) => [...set]), searches, order: orderBySource(sources) };
}

function referencesOf(rule: CompiledRule | undefined, indexOf: ReadonlyMap<string, number>): number[] {
  if (rule === undefined || rule.fixed !== null) return [];
  return rule.expression.references.flatMap((name) => indexOf.get(name) ?? []);
}

// iterative, because a chain of thousands of conditions would overflow the stack
function orderBySource(sources: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const state = new Uint8Array(sources.length);
  for (let root = 0; root < sources.length; root += 1) {
    const stack = [root];
    while (stack.length > 0) {
      const index = stack[stack.length - 1] as number;
      if (state[index] === 0) {
        state[index] = 1;
        for (const source of sources[index] ?? []) if (state[source] === 0) stack.push(source);
      } else {
        stack.pop();
        if (state[index] === 1) order.push(index);
        state[index] = 2;
      }
    }
  }
  return order;
}
