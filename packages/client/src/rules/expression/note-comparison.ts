import type { Comparison } from './closure.ts';
import type { Node } from './syntax.ts';

/** Adds the comparison of a field with a text by `==` or `!=`. */
export function noteComparison({ operator, left, right }: Node & { kind: 'binary' }, comparisons: Comparison[]): void {
  if (!/^[!=]==?$/.test(operator)) return;
  note(left, right, false, comparisons);
  note(right, left, false, comparisons);
}

/** Adds the comparisons of `#field.includes("text")` and of `["text", "other"].includes(#field)`. */
export function noteMembership({ method, target, args }: Node & { kind: 'call' }, comparisons: Comparison[]): void {
  const [sought] = args;
  if (method !== 'includes' || sought === undefined) return;
  note(target, sought, true, comparisons);
  if (target.kind !== 'array') return;
  for (const item of target.items) note(sought, item, false, comparisons);
}

function note(field: Node, text: Node, isPart: boolean, comparisons: Comparison[]): void {
  if (field.kind !== 'field' || text.kind !== 'literal' || typeof text.value !== 'string') return;
  comparisons.push({ name: field.name, value: text.value, at: text.at, isPart });
}
