import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkJsonShape } from './json-shape.ts';

const levels = (count: number) => '['.repeat(count) + ']'.repeat(count);
const list = (count: number) => `[${Array.from({ length: count }, () => '0').join(',')}]`;

/** Returns the depth and the number of values of a parsed JSON value, counted by walking it. */
function shapeOf(value: unknown): { depth: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 1 };
  const inner = Object.values(value).map(shapeOf);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    values: 1 + inner.reduce((sum, { values }) => sum + values, 0),
  };
}

describe('checkJsonShape', () => {
  test('C5.05 accepts 64 levels and rejects 65', () => {
    expect(checkJsonShape(levels(64))).toBeNull();
    expect(checkJsonShape(levels(65))).toBe('too-deep');
    expect(checkJsonShape(`${'{"a":'.repeat(65)}0${'}'.repeat(65)}`)).toBe('too-deep');
    expect(checkJsonShape('['.repeat(1_000_000))).toBe('too-deep');
  });

  test('C5.05 accepts 100,000 values and rejects 100,001', () => {
    expect(checkJsonShape(list(99_999))).toBeNull();
    expect(checkJsonShape(list(100_000))).toBe('too-many-values');
    expect(checkJsonShape(`[${list(49_999)},${list(49_998)}]`)).toBeNull();
    expect(checkJsonShape(`[${list(49_999)},${list(49_999)}]`)).toBe('too-many-values');
    const object = `{${'"a":[],'.repeat(9_999)}"b":0}`;
    expect(checkJsonShape(`[${Array.from({ length: 10 }, () => object).join(',')}]`)).toBe('too-many-values');
  });

  test('C5.08 accepts 10,000 names in one object and rejects 10,001', () => {
    const object = (count: number, last = '0') => `{${'"a" : 1,'.repeat(count - 1)}"b":${last}}`;
    expect(checkJsonShape(object(10_000))).toBeNull();
    expect(checkJsonShape(object(10_001))).toBe('too-many-names');
    // each object is counted separately
    expect(checkJsonShape(`[${object(10_000)},${object(10_000, object(10_000))}]`)).toBeNull();
    expect(checkJsonShape(object(2, object(10_001)))).toBe('too-many-names');
    expect(checkJsonShape(`{"a":{},${object(10_000).slice(1)}`)).toBe('too-many-names');
  });

  test('C5.05 ignores brackets and commas inside strings', () => {
    expect(checkJsonShape(JSON.stringify('[{,"'.repeat(200_000)))).toBeNull();
    expect(checkJsonShape(JSON.stringify({ a: '\\'.repeat(200_001), '[[[': '"['.repeat(1000) }))).toBeNull();
  });

  test('C5.08 accepts 1,048,576 escaped characters and rejects one more', () => {
    const escaped = (count: number) => `["${'\\"'.repeat(count - 4)}", "\\u00e9\\\\", "\\n", "\\/"]`;
    expect(JSON.parse(escaped(10))).toEqual(['""""""', 'é\\', '\n', '/']);
    expect(checkJsonShape(escaped(1_048_576))).toBeNull();
    expect(checkJsonShape(escaped(1_048_577))).toBe('too-many-escapes');
    // file contents are not counted as escapes, even after an escaped quote in the file name
    expect(checkJsonShape(JSON.stringify([`a"b;${'A'.repeat(2_000_000)}`]))).toBeNull();
  });

  test('C5.05 returns the same result as a walk of the parsed value', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5, noUnicodeString: false }), fc.nat(3), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const { depth, values } = shapeOf(value);
        const shown = JSON.stringify(value, null, indent);
        const nested = (count: number) => `${'['.repeat(count)}${shown}${']'.repeat(count)}`;
        const padded = (count: number) => `[${'0,'.repeat(count)}${shown}]`;
        expect(checkJsonShape(nested(64 - depth))).toBeNull();
        expect(checkJsonShape(nested(65 - depth))).toBe('too-deep');
        expect(checkJsonShape(padded(99_999 - values))).toBeNull();
        expect(checkJsonShape(padded(100_000 - values))).toBe('too-many-values');
      }),
      { numRuns: 12, seed: 505 },
    );
  });

  test('C5.05 terminates for any text', () => {
    for (const text of ['', '"', '"\\', '{"a', ']]]]', '\\"', '"\\"']) expect(checkJsonShape(text)).toBeNull();
  });
});
