import { describe, expect, test } from 'vitest';
import { expectToEnd } from '../../testing/expect-to-end.ts';
import { compileExpression, tryCompile } from './compile-expression.ts';
import type { ExpressionError } from './expression-error.ts';
import type { ExpressionValue } from './run.ts';

const evaluate = (source: string, values: Record<string, ExpressionValue> = {}, membership = false): ExpressionValue =>
  compileExpression(source, { membership }).evaluate((name) => values[name] ?? null);

const errorOf = (source: string): ExpressionError => {
  const result = tryCompile(source);
  if (result.ok) throw new Error(`${source} compiled`);
  return result.error;
};

describe('compileExpression', () => {
  test('T5.1.10 compares a field with a number', () => {
    expect(evaluate('#idade == 18', { idade: 18 })).toBe(true);
    expect(evaluate('#idade == 18', { idade: '18' })).toBe(true);
    expect(evaluate('#idade == 18', { idade: 17 })).toBe(false);
  });

  test('reads a field only outside texts, templates and comments', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template belongs to the expression
    const expression = compileExpression('"#a" + `#b ${#c}` + /* #d */ #c // #e');
    expect(expression.references).toEqual(['c']);
    expect(expression.evaluate(() => 'x')).toBe('#a#b xx');
  });

  test('reads names with accents, and treats a hyphen as minus', () => {
    expect(evaluate('#situação == "ok"', { situação: 'ok' })).toBe(true);
    expect(evaluate('#a-#b', { a: 5, b: 2 })).toBe(3);
    expect(evaluate('#a-1', { a: 5 })).toBe(4);
  });

  test('lists each field it reads once, also inside functions', () => {
    expect(compileExpression('#a + #b.length + #c.some(x => x == #a || #d)').references).toEqual(['a', 'b', 'c', 'd']);
  });

  test('does not read a branch that is not taken', () => {
    const read: string[] = [];
    compileExpression('#a ? #b : #c').evaluate((name) => {
      read.push(name);
      return name === 'a' ? 1 : null;
    });
    expect(read).toEqual(['a', 'b']);
  });

  test('keeps parameters of nested functions apart', () => {
    expect(evaluate('[1, 2].map(a => [10, 20].map(b => a + b)).join("|")')).toBe('11,21|12,22');
    expect(evaluate('[1, 2].map(a => [3].map(a => a)[0] + a).join()')).toBe('4,5');
  });

  test('tests membership with the option', () => {
    const values = { lista: ['1', '3'], nada: [] };
    expect(evaluate('#lista == 3', values, true)).toBe(true);
    expect(evaluate('#lista != 3', values, true)).toBe(false);
    expect(evaluate('"2" == #lista', values, true)).toBe(false);
    expect(evaluate('#lista == null', values, true)).toBe(false);
    expect(evaluate('#nada == ""', values, true)).toBe(true);
    expect(evaluate('#lista == 3', values, false)).toBe(false);
  });

  test.each([
    ['#a = 1', 'NOT_ALLOWED', 3, 'Não é permitido atribuir valores; para comparar use "=="'],
    ['1 +', 'SYNTAX', 3, 'A expressão está incompleta'],
    ['', 'SYNTAX', 0, 'A expressão está incompleta'],
    ['campo > 1', 'UNKNOWN_NAME', 0, '"campo" não existe; para ler um campo use "#"'],
    ['1 + "abc', 'SYNTAX', 4, 'Texto sem aspas de fechamento'],
    ['`abc', 'SYNTAX', 1, 'Texto sem crase de fechamento'],
    ['# a', 'SYNTAX', 0, 'O caractere "#" não é permitido aqui'],
    ['(1', 'SYNTAX', 2, 'Esperado ")"'],
    ['#a.reduce((x, y) => x)', 'UNKNOWN_METHOD', 2, 'O método "reduce" não pode ser usado aqui'],
    ['soma(1)', 'UNKNOWN_NAME', 0, 'A função "soma" não existe'],
    ['new Date()', 'NOT_ALLOWED', 0, '"new" não é permitido em expressões'],
    ['1 2', 'SYNTAX', 2, '"2" não é permitido aqui'],
  ])('names the mistake in %j and its place', (source, code, position, message) => {
    const error = errorOf(source);
    expect({ code: error.code, position: error.position, message: error.message }).toEqual({ code, position, message });
  });

  test.each([
    ['#vazio.length', 'EVALUATION', 'Não é possível ler "length" de um valor vazio; use "?."'],
    ['#vazio.trim()', 'EVALUATION', 'Não é possível chamar "trim" de um valor vazio; use "?."'],
    ['#vazio.map(x => x)', 'EVALUATION', 'Não é possível chamar "map" de um valor vazio; use "?."'],
    ['(1).includes(1)', 'UNKNOWN_METHOD', 'O método "includes" não pode ser usado aqui'],
    ['"a"[null]', 'EVALUATION', 'Só textos e números podem indicar uma propriedade'],
    ['(1).toFixed(200)', 'EVALUATION', 'A expressão não pôde ser calculada'],
    ['"a".repeat(-1)', 'EVALUATION', 'A expressão não pôde ser calculada'],
  ])('says why %j cannot be worked out', (source, code, message) => {
    expect(() => evaluate(source)).toThrow(expect.objectContaining({ code, message }));
  });

  test('passes on an error of the scope', () => {
    const failing = (): never => {
      throw new Error('scope');
    };
    expect(() => compileExpression('#a').evaluate(failing)).toThrow('scope');
  });

  test.each([
    '("\\u0301".repeat(30000) + "\\u0323".repeat(30000)).normalize("NFD").length',
    '("\\u0301\\uff9e".repeat(30000)).normalize("NFKD").length',
  ])('C5.08 %s is refused: sorting the marks would take long', (source) => {
    expect(() => evaluate(source)).toThrow('A expressão faz cálculos demais');
  });

  test('normalizes texts with few marks after each letter', () => {
    expect(evaluate('"ação ".repeat(5000).normalize("NFD").length')).toBe(35_000);
  });

  test('C5.08 blanks in a bracket are read once, and may surround parameters and a last comma', () => {
    expectToEnd(() => {
      const sources = Array.from({ length: 10_000 }, (_, index) => `(true${' '.repeat(3900)}) || ${index}`);
      for (const source of sources) compileExpression(source);
    });
    expect(compileExpression('[1].map((x , ) => x)').evaluate(() => null)).toEqual([1]);
    expect(compileExpression('[1].map(( x, y ) => x + y)').evaluate(() => null)).toEqual([1]);
  });

  test('ends sooner with a smaller budget', () => {
    const source = '[1, 2, 3, 4, 5].map(x => x).length';
    expect(compileExpression(source).evaluate(() => null)).toBe(5);
    expect(() => compileExpression(source, { budget: 8 }).evaluate(() => null)).toThrow(
      'A expressão faz cálculos demais',
    );
  });
});
