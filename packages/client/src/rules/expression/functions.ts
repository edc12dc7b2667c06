import { numberOf, textOf } from './operators.ts';
import type { ExpressionValue, Run } from './run.ts';

type Callable = (args: readonly ExpressionValue[], run: Run) => ExpressionValue;

const first =
  (work: (value: number) => number): Callable =>
  (args, run) =>
    work(numberOf(args[0], run));
const all =
  (work: (...values: number[]) => number): Callable =>
  (args, run) =>
    work(...args.map((value) => numberOf(value, run)));

/** Functions an expression may call by name. */
export const functions: Record<string, Callable> = {
  String: (args, run) => (args.length === 0 ? '' : textOf(args[0], run)),
  Number: (args, run) => (args.length === 0 ? 0 : numberOf(args[0], run)),
  Boolean: (args) => Boolean(args[0]),
  isNaN: (args, run) => Number.isNaN(numberOf(args[0], run)),
  parseInt: (args, run) =>
    Number.parseInt(textOf(args[0], run), args[1] === undefined ? undefined : numberOf(args[1], run)),
  parseFloat: (args, run) => Number.parseFloat(textOf(args[0], run)),
};

/** Functions of `Math` an expression may call. */
export const mathFunctions: Record<string, Callable> = {
  abs: first(Math.abs),
  ceil: first(Math.ceil),
  floor: first(Math.floor),
  round: first(Math.round),
  trunc: first(Math.trunc),
  sign: first(Math.sign),
  sqrt: first(Math.sqrt),
  min: all(Math.min),
  max: all(Math.max),
  pow: (args, run) => numberOf(args[0], run) ** numberOf(args[1], run),
};

/** Constants of `Math` an expression may read. */
export const mathConstants: Record<string, number> = { PI: Math.PI, E: Math.E };

/** Names an expression may read without a '#'. */
export const constants: Record<string, ExpressionValue> = {
  undefined: undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
};
