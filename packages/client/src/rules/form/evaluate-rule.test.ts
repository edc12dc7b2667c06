import { describe, expect, test } from 'vitest';
import type { FieldValue } from '../../contract/processes/form-values.ts';
import { evaluateRule } from './evaluate-rule.ts';

const over = (values: Record<string, FieldValue>) => (name: string) => values[name] ?? null;
const none = over({});

describe('evaluateRule', () => {
  test('T5.1.08 reads a null required rule as false', () => {
    expect(evaluateRule(null, 'required', none)).toEqual({ value: false, broken: false });
    expect(evaluateRule(undefined, 'required', none).value).toBe(false);
    expect(evaluateRule('', 'required', none).value).toBe(false);
  });

  test('T5.1.09 reads any other null rule as true', () => {
    for (const kind of ['visible', 'editable'] as const) {
      expect(evaluateRule(null, kind, none)).toEqual({ value: true, broken: false });
      expect(evaluateRule(undefined, kind, none).value).toBe(true);
    }
  });

  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['Y', true],
    ['N', false],
    [' N ', false],
  ])('reads the fixed rule %j', (rule, value) => {
    for (const kind of ['visible', 'required', 'editable'] as const) {
      expect(evaluateRule(rule, kind, none)).toEqual({ value, broken: false });
    }
  });

  test('T5.1.10 evaluates a simple comparison with another field', () => {
    expect(evaluateRule('#filhos == 2', 'visible', over({ filhos: 2 })).value).toBe(true);
    expect(evaluateRule('#filhos == 2', 'visible', over({ filhos: 3 })).value).toBe(false);
    expect(evaluateRule('#filhos == 2', 'visible', none).value).toBe(false);
  });

  test('T5.1.11 evaluates == with a multiple choice as membership', () => {
    const values = over({ itens: ['1', '3'] });
    expect(evaluateRule('#itens == 3', 'visible', values).value).toBe(true);
    expect(evaluateRule('#itens == 2', 'visible', values).value).toBe(false);
    expect(evaluateRule('#itens != 3', 'visible', values).value).toBe(false);
    expect(evaluateRule('#itens == "1" && #itens != "2"', 'visible', values).value).toBe(true);
    expect(evaluateRule('#itens == 3', 'visible', over({ itens: [] })).value).toBe(false);
  });

  test('T5.1.12 evaluates any other expression over the form', () => {
    const values = over({ valor: 1500, tipo: 'compra', itens: ['a', 'b'] });
    expect(evaluateRule('#valor > 1000 && (#tipo === "compra" || #tipo === "obra")', 'required', values).value).toBe(
      true,
    );
    expect(evaluateRule('#itens.length >= 3 ? true : #itens.includes("b")', 'editable', values).value).toBe(true);
    expect(evaluateRule('#valor > 1000 ? "N" : "Y"', 'visible', values).value).toBe(false);
  });

  test.each(['#a ==', '#a.constructor("x")', 'window.alert(1)', '#vazio.length > 1'])(
    'T5.1.13 still shows the field with the broken expression %s',
    (rule) => {
      expect(evaluateRule(rule, 'visible', none)).toEqual({ value: true, broken: true });
      expect(evaluateRule(rule, 'required', none)).toEqual({ value: false, broken: true });
      expect(evaluateRule(rule, 'editable', none)).toEqual({ value: true, broken: true });
    },
  );
});
