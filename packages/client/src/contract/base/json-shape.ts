import { jsonMaxDepth, jsonMaxEscapes, jsonMaxNames, jsonMaxValues } from './limits.ts';

/** Limit that the shape of a JSON text exceeds, regardless of its contents. */
export type JsonShapeProblem = 'too-deep' | 'too-many-escapes' | 'too-many-names' | 'too-many-values';

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/**
 * Returns a function that returns the position after the string starting at `start`: the end of the text if the string
 * is not closed, NaN when the strings so far contain more than `jsonMaxEscapes` escaped characters. It must be called
 * with increasing positions. A string without a backslash, such as the contents of a file, is skipped by searching for
 * its closing quote; only from the first backslash on is a string read character by character.
 */
function endsOfStrings(text: string): (start: number) => number {
  let nextBackslash = -1;
  let escapes = 0;
  return (start) => {
    if (nextBackslash < start) {
      const found = text.indexOf('\\', start);
      nextBackslash = found < 0 ? text.length : found;
    }
    const nextQuote = text.indexOf('"', start + 1);
    if (nextQuote < 0) return text.length;
    if (nextQuote < nextBackslash) return nextQuote + 1;
    for (let at = nextBackslash; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === quote) return at + 1;
      if (code !== backslash) continue;
      // skip the escaped character
      at += 1;
      escapes += 1;
      if (escapes > jsonMaxEscapes) return Number.NaN;
    }
    return text.length;
  };
}

/**
 * Checks that a JSON text has at most `jsonMaxDepth` levels, `jsonMaxValues` values, `jsonMaxNames` names per object
 * and `jsonMaxEscapes` escaped characters. Runs in one pass without allocating the value, so that a text can be
 * rejected before it is parsed. Returns null if the limits are kept. The result for text that is not JSON is
 * meaningless.
 */
export function checkJsonShape(text: string): JsonShapeProblem | null {
  let depth = 0;
  let values = 1;
  let isEmpty = false;
  // number of names in each open object, by level
  const names: number[] = [];
  const endOfString = endsOfStrings(text);
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    at = code === quote ? endOfString(at) : at + 1;
    if (Number.isNaN(at)) return 'too-many-escapes';
    // skip whitespace between values
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue;
    const closes = code === 0x5d || code === 0x7d;
    // counts the first value of a list or object here; each later value follows a comma
    if ((isEmpty && !closes) || code === 0x2c) values += 1;
    isEmpty = code === 0x5b || code === 0x7b;
    if (isEmpty) {
      depth += 1;
      names[depth] = 0;
    } else if (closes) depth -= 1;
    else if (code === colon) {
      const count = (names[depth] ?? 0) + 1;
      if (count > jsonMaxNames) return 'too-many-names';
      names[depth] = count;
    }
    if (depth > jsonMaxDepth) return 'too-deep';
    if (values > jsonMaxValues) return 'too-many-values';
  }
  return null;
}

/** Portuguese message for each {@link JsonShapeProblem}. */
export const jsonShapeMessages: Readonly<Record<JsonShapeProblem, string>> = {
  'too-deep': `O JSON tem mais de ${jsonMaxDepth} níveis.`,
  'too-many-escapes': 'O JSON tem mais de 1.048.576 caracteres escritos com barra invertida.',
  'too-many-names': 'Um objeto do JSON tem mais de 10.000 nomes.',
  'too-many-values': 'O JSON tem mais de 100.000 valores.',
};
