import { cappedText, capTextLength, type ExpressionValue, type Run } from './run.ts';

/** A value that is neither a list nor an object. */
export type Primitive = string | number | boolean | null | undefined;

const isObject = (value: ExpressionValue): value is Exclude<ExpressionValue, Primitive> =>
  typeof value === 'object' && value !== null;

/** Joins items to a text as `Array.prototype.join` does, within the limits. */
export function joinItems(items: readonly ExpressionValue[], separator: string, run: Run): string {
  let text = '';
  for (let index = 0; index < items.length; index += 1) {
    run.charge(1);
    const item = items[index];
    text += (index > 0 ? separator : '') + (item == null ? '' : textOf(item, run));
    capTextLength(text.length);
  }
  return text;
}

/** Converts a list or object to a primitive, as JavaScript does. */
export function primitive(value: ExpressionValue, run: Run): Primitive {
  if (!isObject(value)) return value;
  return Array.isArray(value) ? joinItems(value, ',', run) : '[object Object]';
}

/** `String(value)`. */
export function textOf(value: ExpressionValue, run: Run): string {
  return String(primitive(value, run));
}

/** `Number(value)`. */
export function numberOf(value: ExpressionValue, run: Run): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') run.chargeText(value);
  return Number(primitive(value, run));
}

/** `left + right`. */
export function add(left: ExpressionValue, right: ExpressionValue, run: Run): ExpressionValue {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  const a = primitive(left, run);
  const b = primitive(right, run);
  return typeof a === 'string' || typeof b === 'string' ? cappedText(`${a}${b}`) : Number(a) + Number(b);
}

/** `left === right`. */
export function strictEquals(left: ExpressionValue, right: ExpressionValue, run: Run): boolean {
  if (typeof left === 'string' && typeof right === 'string' && left.length === right.length) run.chargeText(left);
  return left === right;
}

/** `left == right`. */
export function looseEquals(left: ExpressionValue, right: ExpressionValue, run: Run): boolean {
  if (typeof left === typeof right) return strictEquals(left, right, run) || (left == null && right == null);
  if (left == null || right == null) return left == null && right == null;
  const a = primitive(left, run);
  const b = primitive(right, run);
  if (typeof a === 'string') run.chargeText(a);
  if (typeof b === 'string') run.chargeText(b);
  // biome-ignore lint/suspicious/noDoubleEquals: the language has JavaScript's loose equality
  return a == b;
}

/** Compares two values as JavaScript's `<`, `<=`, `>` and `>=` do. */
export function compare(
  operator: '<' | '<=' | '>' | '>=',
  left: ExpressionValue,
  right: ExpressionValue,
  run: Run,
): boolean {
  const a = primitive(left, run);
  const b = primitive(right, run);
  if (typeof a === 'string') run.chargeText(a);
  if (typeof b === 'string') run.chargeText(b);
  const [x, y] = typeof a === 'string' && typeof b === 'string' ? [a, b] : [Number(a), Number(b)];
  if (operator === '<') return x < y;
  if (operator === '<=') return x <= y;
  return operator === '>' ? x > y : x >= y;
}

/** Arithmetic other than `+`. */
export const arithmetic: Record<string, (left: number, right: number) => number> = {
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
};
