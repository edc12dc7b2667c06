import { jsonMaxDepth, jsonMaxEscapes, jsonMaxNames, jsonMaxValues } from './limits.ts';

/** What is wrong with the shape of a JSON text, whatever it contains. */
export type JsonShapeProblem = 'too-deep' | 'too-many-escapes' | 'too-many-names' | 'too-many-values';

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/**
 * Returns a function that gives the position after the string that begins at `start`, or the end of the text; NaN once the
 * strings have more than `jsonMaxEscapes` escaped characters. It is to be called with growing positions. Strings without a backslash, such as the contents of files, are skipped by a search for
 * their closing quote; only from a backslash on is a string read character by character.
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
      // the character after a backslash belongs to it
      at += 1;
      escapes += 1;
      if (escapes > jsonMaxEscapes) return Number.NaN;
    }
    return text.length;
  };
}

/**
 * Checks that a JSON text has at most `jsonMaxDepth` levels, `jsonMaxValues` values, `jsonMaxNames` names in each object
 * and `jsonMaxEscapes` escaped characters, in one pass that builds nothing, so that it can be refused before it is parsed. Says nothing about a text that
 * is not JSON.
 */
export function checkJsonShape(text: string): JsonShapeProblem | null {
  let depth = 0;
  let values = 1;
  let isEmpty = false;
  // names of the open objects, by their level
  const names: number[] = [];
  const endOfString = endsOfStrings(text);
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    at = code === quote ? endOfString(at) : at + 1;
    if (Number.isNaN(at)) return 'too-many-escapes';
    // blanks between two values
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue;
    const closes = code === 0x5d || code === 0x7d;
    // the first value of a list or an object; the others follow a comma
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

/** Sentences for each {@link JsonShapeProblem}. */
export const jsonShapeMessages: Readonly<Record<JsonShapeProblem, string>> = {
  'too-deep': `O JSON tem mais de ${jsonMaxDepth} níveis.`,
  'too-many-escapes': 'O JSON tem mais de 1.048.576 caracteres escritos com barra invertida.',
  'too-many-names': 'Um objeto do JSON tem mais de 10.000 nomes.',
  'too-many-values': 'O JSON tem mais de 100.000 valores.',
};
