import type { ExpressionValue, Run } from './run.ts';
import type { Node } from './syntax.ts';

/** One compiled piece of an expression. */
export type Closure = (run: Run) => ExpressionValue;

/** What compiling keeps track of: parameters in sight, slots given out, fields read; and how its parts are compiled. */
export type Building = {
  params: ReadonlyMap<string, number>;
  state: { slots: number; references: Set<string>; membership: boolean };
  build: (node: Node, building: Building) => Closure;
};

/** Marks a chain that `?.` cut short; never leaves the chain. */
const skipped: { readonly [key: string]: ExpressionValue } = Object.freeze(Object.create(null));

/** Whether a value says that its chain was cut short; then it is handed on as it is. */
export const isSkipped = (value: ExpressionValue): boolean => value === skipped;
/** Cuts a chain short. */
export const skip = (): ExpressionValue => skipped;
