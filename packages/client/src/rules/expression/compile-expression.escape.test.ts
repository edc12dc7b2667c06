import { describe, expect, test, vi } from 'vitest';
import { expectToEnd } from '../../testing/expect-to-end.ts';
import { compileExpression } from './compile-expression.ts';
import { ExpressionError } from './expression-error.ts';
import type { ExpressionValue } from './run.ts';

const scope: Record<string, ExpressionValue> = {
  texto: 'abc',
  lista: ['a', 'b', 'c'],
  muitos: Array.from({ length: 60 }, (_, index) => String(index)),
  objeto: Object.assign(Object.create(null), { x: 1 }),
  longo: 'a'.repeat(16_000_000),
};

const attempts = [
  // access to Function
  '"".constructor',
  '"".constructor.constructor("return 1")()',
  '"".constructor("x")',
  "''['constructor']",
  "''['const' + 'ructor']",
  '""[`constructor`]',
  '[]["map"]["constructor"]("globalThis.escaped()")()',
  '[].map.constructor("globalThis.escaped()")()',
  '[].constructor',
  '[][["constructor"]]',
  '[][[["constructor"]]]',
  '""[{ toString: "constructor" }]',
  '(1).constructor',
  'true.constructor',
  '({}).constructor',
  '({}).constructor.constructor("globalThis.escaped()")()',
  '#texto.constructor',
  '#lista.constructor.constructor("globalThis.escaped()")()',
  '#lista["filter"]("constructor")',
  '(x => x).constructor("globalThis.escaped()")()',
  '[x => x][0].constructor',
  '[1].map(x => x.constructor)[0]("globalThis.escaped()")',
  '[1].map((x, i, all) => all.constructor)',
  'Math.max.constructor("globalThis.escaped()")()',
  'Math.constructor.constructor("globalThis.escaped()")()',
  'Math["max"]["constructor"]',
  'String.constructor("globalThis.escaped()")()',
  'String.fromCharCode(97)',
  'String.raw`x`',
  'Number.prototype',
  'String["constructor"]',
  '(String)("a")',
  // prototypes
  '"".__proto__',
  '[].__proto__.pushed',
  '({}).__proto__',
  '({ __proto__: [] }).length',
  '({ "__proto__": [] }).length',
  '#__proto__',
  '#constructor',
  '#lista.__proto__.escaped',
  '({}).__defineGetter__("x", x => 1)',
  '#lista.__lookupGetter__("length")',
  '({}).hasOwnProperty("x")',
  '({}).valueOf()',
  '#texto.valueOf()',
  '#lista.toLocaleString()',
  // global names
  'this',
  'globalThis.escaped()',
  'window',
  'process.exit(1)',
  'require("fs")',
  'import("fs")',
  'import.meta',
  'eval("globalThis.escaped()")',
  'Function("globalThis.escaped()")()',
  'new Function("globalThis.escaped()")()',
  'new Date()',
  'Reflect.ownKeys([])',
  'Symbol.iterator',
  'Object.keys({})',
  'arguments',
  'x => arguments',
  // assignments
  '#texto = 1',
  '#lista.x = 1',
  '#lista[0] = 1',
  '#lista.length = 0',
  '#lista.push("x")',
  '#lista.splice(0, 3)',
  '#lista.sort()',
  '#lista.reverse()',
  '#lista.fill(0)',
  'Math.max = 1',
  '1, globalThis.escaped()',
  'x = 1',
  'a++',
  'delete #lista[0]',
  // grammar
  '(() => { globalThis.escaped() })()',
  '(() => 1)()',
  '[1].map(function (x) { return x })',
  '[...#lista]',
  'Math.max(...#lista)',
  '({ ...#objeto })',
  '({ get x() { return 1 } })',
  '({ x() { return 1 } })',
  '({ ["x"]: 1 })',
  '/a+/.test("a")',
  '#texto.replace(/a/g, "b")',
  '#texto.replace("a", x => globalThis.escaped())',
  '#texto.match("a")',
  '#texto.matchAll("a")',
  '#texto.search("a")',
  'tag`x`',
  '#texto.split`b`',
  'async () => 1',
  'await 1',
  'yield 1',
  'typeof 1',
  'void 0',
  '"a" in ({})',
  '[] instanceof Array',
  'while (true) 1',
  '1; 2',
  '({ x: y => y }).x(1)',
  '#lista.map(String)',
  '#lista.some(#texto)',
  '(#lista.map)(x => x)',
  '#lista?.["map"](x => x)',
  '#lista.map?.(x => x)',
  '"\\u{110000}"',
];

const bombs: [string, string][] = [
  ['a text repeated', '"a".repeat(1e9)'],
  ['a text repeated in steps', '"aaaaaaaaaa".repeat(9999).repeat(9999)'],
  ['padding', '"".padStart(1e9, "x").length'],
  ['padding at the end', '"".padEnd(1e8)'],
  ['many replacements', '"a".repeat(50000).replaceAll("", "b".repeat(50000))'],
  ['replacements of the text by itself', `"${'a'.repeat(1000)}".replaceAll("a", "$&$&$'$\`")`],
  ['joining with a long separator', '#muitos.join("x".repeat(90000))'],
  ['a list doubled again and again', `[1]${'.map(a => [a, a])'.repeat(60)}.join("")`],
  ['a doubled list in a template', `\`\${[1]${'.map(a => [a, a])'.repeat(60)}}\``],
  ['a doubled list compared', `[1]${'.map(a => [a, a])'.repeat(60)} == "x"`],
  ['a doubled list as a number', `+[1]${'.map(a => [a, a])'.repeat(60)}`],
  ['a doubled list laid flat', `[1]${'.map(a => [a, a])'.repeat(60)}.flat(100)`],
  ['nested loops', '#muitos.map(a => #muitos.map(b => #muitos.map(c => #muitos.map(d => 1))))'],
  ['splitting a long text', '#longo.split("")'],
  ['a long text made larger', '#longo + "x"'],
  ['a long text in capitals', '#longo.toUpperCase().length'],
  ['comparing long texts in a loop', '#muitos.map(x => #muitos.map(y => #longo == #longo))'],
  ['searching a long text for a long text', '#longo.includes("ab".repeat(40000))'],
  ['concatenating in a loop', `${'#texto.concat('.repeat(50)}"x".repeat(90000), "y".repeat(90000)${')'.repeat(50)}`],
];

describe('the expression language against escapes', () => {
  test(`contains more than 100 attempts`, () => expect(attempts.length).toBeGreaterThan(100));

  test.each(attempts)('contains %s', (source) => {
    const escaped = vi.fn();
    const before = JSON.stringify(scope.lista);
    Object.assign(globalThis, { escaped });
    let value: ExpressionValue;
    try {
      value = compileExpression(source).evaluate((name) => (Object.hasOwn(scope, name) ? scope[name] : null));
    } catch (error) {
      expect(error).toBeInstanceOf(ExpressionError);
    } finally {
      Reflect.deleteProperty(globalThis, 'escaped');
    }
    expect(escaped).not.toHaveBeenCalled();
    expect(JSON.stringify(scope.lista)).toBe(before);
    expect(containsOnlyData(value)).toBe(true);
  });

  test.each(bombs)('stops %s', (_name, source) => {
    const evaluate = () => compileExpression(source).evaluate((name) => scope[name]);
    expectToEnd(() => expect(evaluate).toThrow(ExpressionError));
  });

  test('never returns a function that the scope returns by mistake', () => {
    const careless = (): ExpressionValue => (() => 1) as unknown as ExpressionValue;
    expect(compileExpression('#f').evaluate(careless)).toBeUndefined();
    const holder = { f: () => 1 } as unknown as ExpressionValue;
    expect(compileExpression('#o.f').evaluate(() => holder)).toBeUndefined();
  });

  test('rejects 1,900 nested brackets and accepts 1,900 terms in a row', () => {
    expect(() => compileExpression(`${'('.repeat(1900)}1${')'.repeat(1900)}`)).toThrow('A expressão tem níveis demais');
    expect(() => compileExpression(`${'!'.repeat(3000)}1`)).toThrow('A expressão tem níveis demais');
    expect(() => compileExpression(`${'[1].map(x => '.repeat(200)}1${')'.repeat(200)}`)).toThrow(ExpressionError);
    expect(compileExpression(`1${'+1'.repeat(1900)}`).evaluate(() => null)).toBe(1901);
    expect(compileExpression(`null${'?.a'.repeat(1300)}`).evaluate(() => null)).toBeUndefined();
  });

  test('rejects a source of more than 4,000 characters', () => {
    expect(() => compileExpression(`"${'a'.repeat(4000)}"`)).toThrow('A expressão passa de 4000 caracteres');
  });
});

function containsOnlyData(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Array.prototype) return false;
  return !isBuiltIn(value) && Object.values(value).every(containsOnlyData);
}

const isBuiltIn = (value: object): boolean =>
  ([Array.prototype, Object.prototype, Math, globalThis] as object[]).includes(value);
