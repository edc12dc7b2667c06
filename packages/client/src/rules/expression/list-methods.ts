import { joinItems, numberOf, textOf } from './operators.ts';
import { capListLength, type ExpressionValue, type Run } from './run.ts';

type List = readonly ExpressionValue[];
type ListMethod = (list: List, args: readonly ExpressionValue[], run: Run) => ExpressionValue;

/** A compiled function passed to a method of a list. */
export type Callback = (item: ExpressionValue, index: number, list: List) => ExpressionValue;
type CallbackMethod = (list: List, callback: Callback) => ExpressionValue;

function chargeCompare(list: List, sought: ExpressionValue, run: Run): void {
  run.charge(list.length >> 4);
  if (typeof sought === 'string') run.charge((sought.length >> 10) * list.length);
}

function flatten(list: List, depth: number, into: ExpressionValue[], run: Run): ExpressionValue[] {
  for (const item of list) {
    run.charge(1);
    if (depth >= 1 && Array.isArray(item)) flatten(item, depth - 1, into, run);
    else into.push(item);
    capListLength(into.length);
  }
  return into;
}

const place = (value: ExpressionValue, run: Run): number => numberOf(value, run);

/** Methods of lists that accept values. */
const methods: Record<string, ListMethod> = {
  at: (list, [index], run) => list.at(place(index, run)),
  includes(list, args, run) {
    chargeCompare(list, args[0], run);
    return list.includes(args[0], args.length > 1 ? place(args[1], run) : 0);
  },
  indexOf(list, args, run) {
    chargeCompare(list, args[0], run);
    return list.indexOf(args[0], args.length > 1 ? place(args[1], run) : 0);
  },
  lastIndexOf(list, args, run) {
    chargeCompare(list, args[0], run);
    return args.length > 1 ? list.lastIndexOf(args[0], place(args[1], run)) : list.lastIndexOf(args[0]);
  },
  join: (list, [separator], run) => joinItems(list, separator === undefined ? ',' : textOf(separator, run), run),
  toString: (list: List, _args: readonly ExpressionValue[], run: Run) => joinItems(list, ',', run),
  slice(list, [from, to], run) {
    run.charge(list.length >> 4);
    return list.slice(from === undefined ? 0 : place(from, run), to === undefined ? undefined : place(to, run));
  },
  flat: (list, [depth], run) => flatten(list, depth === undefined ? 1 : Math.trunc(place(depth, run)) || 0, [], run),
};

/** Methods of lists that accept a function. */
const callbackMethods: Record<string, CallbackMethod> = {
  some: (list, callback) => list.some(callback),
  every: (list, callback) => list.every(callback),
  filter: (list, callback) => list.filter(callback),
  map: (list, callback) => list.map(callback),
  find: (list, callback) => list.find(callback),
  findIndex: (list, callback) => list.findIndex(callback),
};

/** Returns whether lists have this method, with values as arguments. */
export const isListMethod = (name: string): boolean => Object.hasOwn(methods, name);
/** Returns whether lists have this method, with a function as argument. */
export const isCallbackMethod = (name: string): boolean => Object.hasOwn(callbackMethods, name);

/** Calls a method of a list with values. */
export function callListMethod(list: List, name: string, args: ExpressionValue[], run: Run): ExpressionValue {
  run.charge(1);
  return methods[name]?.(list, args, run);
}

/** Calls a method of a list with a function. */
export function callCallbackMethod(list: List, name: string, callback: Callback): ExpressionValue {
  return callbackMethods[name]?.(list, callback);
}
