import { jsonMaxDepth, jsonMaxNames, jsonMaxValues } from './limits.ts';

/** What is wrong with the shape of a JSON text, whatever it contains. */
export type JsonShapeProblem = 'too-deep' | 'too-many-names' | 'too-many-values';

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** Returns the position after the string that begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    // an even number of backslashes escapes itself, not the quote
    if ((end - before) % 2 === 1) return end + 1;
  }
  return text.length;
}

/**
 * Checks that a JSON text has at most `jsonMaxDepth` levels, `jsonMaxValues` values and `jsonMaxNames` names in each
 * object, in one pass that builds nothing, so that it can be refused before it is parsed. Says nothing about a text that
 * is not JSON.
 */
export function checkJsonShape(text: string): JsonShapeProblem | null {
  let depth = 0;
  let values = 1;
  let isEmpty = false;
  // names of the open objects, by their level
  const names: number[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    at = code === quote ? endOfString(text, at) : at + 1;
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
  'too-many-names': 'Um objeto do JSON tem mais de 10.000 nomes.',
  'too-many-values': 'O JSON tem mais de 100.000 valores.',
};
