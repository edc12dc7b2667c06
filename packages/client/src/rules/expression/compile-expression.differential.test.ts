import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileExpression } from './compile-expression.ts';
import { ExpressionError } from './expression-error.ts';
import type { ExpressionValue } from './run.ts';

type Scope = Record<string, ExpressionValue>;
type Outcome = { value: unknown } | { threw: true } | { outOfScope: true };

const fieldNames = ['a', 'b', 'n', 'lista', 'situação', 'vazio'] as const;
// in the generated source a field reads `§name§`, which becomes `#name` here and `scope["name"]` there
const ours = (source: string): string => source.replace(/§([^§]+)§/g, '#$1');
const theirs = (source: string): string => source.replace(/§([^§]+)§/g, 'scope["$1"]');

const text = fc.constantFrom(
  '',
  'a',
  'abc',
  'Ana',
  '3',
  '03',
  ' 7 ',
  '1e3',
  'true',
  'null',
  'ação',
  'a,b',
  'x-y',
  '#a',
  '0',
);
const number = fc.constantFrom(0, 1, 2, 3, -1, 10, 0.5, 1e21, 100, 255, -7.25);
const value: fc.Arbitrary<ExpressionValue> = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -0),
  fc.array(fc.oneof(text, number), { maxLength: 4 }),
);
const scope: fc.Arbitrary<Scope> = fc.record(
  Object.fromEntries(fieldNames.map((name) => [name, name === 'lista' ? fc.array(text, { maxLength: 4 }) : value])),
);

const quoted = fc.tuple(text, fc.constantFrom('"', "'")).map(([content, quote]) => `${quote}${content}${quote}`);
const leaf = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fieldNames).map((name) => `§${name}§`) },
  { weight: 3, arbitrary: number.map((found) => (found < 0 ? `(${found})` : String(found))) },
  { weight: 3, arbitrary: quoted },
  {
    weight: 2,
    arbitrary: fc.constantFrom('true', 'false', 'null', 'undefined', 'NaN', 'Infinity', '0x1F', '.5', '1e2'),
  },
  { weight: 1, arbitrary: fc.constantFrom("'\\u00e7'", "'\\x41\\n'", '"\\u{1F600}"', "'it\\'s'", '`\\`$`') },
);
const valueMethods = [
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'lastIndexOf',
  'slice',
  'substring',
  'at',
  'charAt',
  'split',
  'padStart',
  'padEnd',
  'replace',
  'replaceAll',
  'join',
  'flat',
];
const bareMethods = [
  'toLowerCase',
  'toUpperCase',
  'trim',
  'trimStart',
  'trimEnd',
  'toString',
  'toFixed',
  'join',
  'flat',
];
const operators = ['+', '-', '*', '/', '%', '==', '!=', '===', '!==', '<', '<=', '>', '>=', '&&', '||'];

const { source } = fc.letrec<{ source: string; piece: string }>((tie) => {
  const piece = tie('piece');
  return {
    source: piece,
    piece: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      leaf,
      fc
        .tuple(piece, fc.constantFrom(...operators), piece, fc.constantFrom(...operators), piece)
        .map(([a, x, b, y, c]) => `${a} ${x} ${b} ${y} ${c}`),
      fc.tuple(piece, fc.constantFrom(...operators), piece).map(([a, operator, b]) => `(${a} ${operator} ${b})`),
      fc.tuple(piece, piece).map(([a, b]) => `((${a}) ?? (${b}))`),
      fc.tuple(piece, piece).map(([a, b]) => `((${a}) ** (${b}))`),
      fc.tuple(fc.constantFrom('!', '-', '+', '!!', '- -'), piece).map(([sign, a]) => `${sign}(${a})`),
      fc.tuple(piece, piece, piece).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      fc.array(piece, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      fc.tuple(piece, piece).map(([a, b]) => `({ x: ${a}, "y z": ${b} })`),
      fc.tuple(piece, piece).map(([a, b]) => `\`<\${${a}}|\${${b}}>\``),
      fc
        .tuple(
          piece,
          fc.constantFrom('.length', '?.length', '[0]', '?.[1]', '.x', '?.x.y', '["x"]', '[-1]', '?.x?.[0].y'),
        )
        .map(([a, key]) => `(${a})${key}`),
      fc.tuple(piece, fc.constantFrom(...bareMethods)).map(([a, name]) => `(${a}).${name}()`),
      fc
        .tuple(piece, fc.constantFrom(...valueMethods), fc.array(piece, { minLength: 1, maxLength: 2 }))
        .map(([a, name, args]) => `(${a})?.${name}(${args.join(', ')})`),
      fc.tuple(piece, piece, piece).map(([a, b, c]) => `String(${a}).concat(${b}, ${c})`),
      fc
        .tuple(
          piece,
          fc.constantFrom('some', 'every', 'filter', 'map', 'find', 'findIndex'),
          fc.constantFrom('(v, i)', 'v', '()', '(v, i, all)'),
          piece,
          fc.constantFrom('v == ', 'i < ', 'v + ', 'v && i || ', 'all.length > ', ''),
        )
        .map(([a, name, params, b, use]) => `[(${a}), 1, "b"].${name}(${params} => ${usable(use, params)}(${b}))`),
      fc
        .tuple(fc.constantFrom('String', 'Number', 'Boolean', 'isNaN', 'parseInt', 'parseFloat'), piece)
        .map(([name, a]) => `${name}(${a})`),
      fc
        .tuple(fc.constantFrom('abs', 'ceil', 'floor', 'round', 'trunc', 'sign', 'sqrt', 'min', 'max'), piece)
        .map(([name, a]) => `Math.${name}(${a})`),
    ),
  };
});

/** Keeps a use of parameters only where they are declared. */
function usable(use: string, params: string): string {
  const used = use.match(/\b(v|i|all)\b/g) ?? [];
  return used.every((name) => new RegExp(`\\b${name}\\b`).test(params)) ? use : '';
}

function evaluateOurs(source: string, scope: Scope): Outcome {
  try {
    return { value: compileExpression(ours(source)).evaluate((name) => scope[name]) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return error.code === 'LIMIT' || error.code === 'TOO_LONG' ? { outOfScope: true } : { threw: true };
  }
}

function evaluateTheirs(source: string, scope: Scope): Outcome {
  try {
    return { value: new Function('scope', `"use strict"; return (${theirs(source)});`)(scope) };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`the generator created invalid JavaScript: ${source}`);
    return { threw: true };
  }
}

/** Data without prototypes, so that a null-prototype object equals a plain one. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  }
  return value;
}

describe('the expression language compared with JavaScript', () => {
  test('T5.1.12 returns what JavaScript returns on generated expressions', { timeout: 60_000 }, () => {
    let compared = 0;
    let threw = 0;
    fc.assert(
      fc.property(source, scope, scope, (generated, ...scopes) => {
        for (const fields of scopes) {
          const mine = evaluateOurs(generated, fields);
          if ('outOfScope' in mine) continue;
          const real = evaluateTheirs(generated, fields);
          compared += 1;
          if ('threw' in real) threw += 1;
          expect(plain(mine), ours(generated)).toStrictEqual(plain(real));
        }
      }),
      { numRuns: 6000, seed: 20_261_121 },
    );
    expect(compared).toBeGreaterThan(11_500);
    expect(threw).toBeGreaterThan(1000);
  });

  test.each([
    ['1 < 2 < 3', true],
    ['3 > 2 > 1', false],
    ['null >= 0', true],
    ['null == 0', false],
    ['undefined == null', true],
    ['NaN == NaN', false],
    ['"b" + "a" + +"a" + "a"', 'baNaNa'],
    ['[] + []', ''],
    ['[10, 9] < [9]', true],
    ['"10" < "9"', true],
    ['"10" < 9', false],
    ['2 ** 3 ** 2', 512],
    ['0 || null ?? 1', SyntaxError],
    ['-2 ** 2', SyntaxError],
    ['010', SyntaxError],
    ['"a\nb"', SyntaxError],
    ['a--b', SyntaxError],
    ['1.toFixed(2)', SyntaxError],
    ['1..toFixed(2)', '1.00'],
    ['[1, [2, [3]]].flat(2).length', 3],
    ['false && missing.x', false],
    ['null?.x.y.z', undefined],
    ['(null?.x)?.y', undefined],
    ['true ? .5 : 1', 0.5],
    ['true?.5:1', 0.5],
    ['/* note #a */ 1 // rest', 1],
  ])('reads %j as JavaScript does', (source, expected) => {
    if (expected === SyntaxError) {
      expect(() => compileExpression(source)).toThrow(ExpressionError);
      expect(() => new Function(`"use strict"; return (${source}\n)`)).toThrow(SyntaxError);
      return;
    }
    const known = source.replace('missing.x', 'null.x');
    expect(compileExpression(known).evaluate(() => null)).toStrictEqual(expected);
    expect(new Function(`"use strict"; return (${known}\n)`)()).toStrictEqual(expected);
  });
});
