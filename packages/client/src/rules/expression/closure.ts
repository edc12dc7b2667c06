import type { ExpressionValue, Run } from './run.ts';
import type { Node } from './syntax.ts';

/** A compiled part of an expression. */
export type Closure = (run: Run) => ExpressionValue;

/** A text in quotes that an expression compares with a field, by `==`, `!=` or `includes`. */
export type Comparison = {
  readonly name: string;
  readonly value: string;
  /** Index of the text in the source. */
  readonly at: number;
  /** Whether a field that is a text is compared with a part of it: `#field.includes("text")`. */
  readonly isPart: boolean;
};

/** State of the compilation: visible parameters, used slots, fields read; and the function that compiles parts. */
export type Building = {
  params: ReadonlyMap<string, number>;
  state: { slots: number; references: Set<string>; comparisons: Comparison[]; membership: boolean };
  build: (node: Node, building: Building) => Closure;
};

/** Marks a chain that `?.` ended early; never leaves the chain. */
const skipped: { readonly [key: string]: ExpressionValue } = Object.freeze(Object.create(null));

/** Returns whether a value marks a chain that ended early; such a value is passed on unchanged. */
export const isSkipped = (value: ExpressionValue): boolean => value === skipped;
/** Ends a chain early. */
export const skip = (): ExpressionValue => skipped;
