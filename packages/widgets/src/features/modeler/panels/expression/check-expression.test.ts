import { workflowProblems } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { checkExpression, expressionPieces } from './check-expression.ts';

const names = (['valor', 'tipo'] as const).map((name) => ({ name, type: 'string' as const, options: [] }));
const choice = { name: 'cor', type: 'select', options: [{ label: 'Azul', value: 'azul' }] } as const;

test('returns null for an expression over known fields', () => {
  expect(checkExpression('#valor > 5 && #tipo == "x"', names, workflowProblems)).toBeNull();
});

test('returns the first error with its position', () => {
  expect(checkExpression('  ', names, workflowProblems)).toEqual({ kind: 'empty' });
  expect(checkExpression('#valor > ', names, workflowProblems)).toMatchObject({ kind: 'syntax', at: 9 });
  expect(checkExpression('#valor = 5', names, workflowProblems)).toMatchObject({ kind: 'syntax', at: 7 });
  expect(checkExpression('#tipo == "#total" || #total', names, workflowProblems)).toEqual({
    kind: 'unknown',
    at: 21,
    name: 'total',
  });
});

test('M5.2.11 returns a comparison with a text that is not an option of the field', () => {
  const check = (source: string) => checkExpression(source, [...names, choice], workflowProblems);
  expect(check('#valor > 5 && "verde" != #cor')).toEqual({ kind: 'option', at: 14, name: 'cor', value: 'verde' });
  for (const source of ['#cor == "azul"', '#cor == ""', '#cor == #tipo', '#tipo == "verde"', '#cor == null']) {
    expect(check(source)).toBeNull();
  }
});

test('M5.2.11 returns a text that includes() compares with a field that cannot have it', () => {
  const tags = { ...choice, name: 'tags', type: 'select-multiple' } as const;
  const check = (source: string) => checkExpression(source, [...names, choice, tags], workflowProblems);
  expect(check('#tags.includes("verde")')).toEqual({ kind: 'option', at: 15, name: 'tags', value: 'verde' });
  expect(check('!#tags?.includes("az")')).toMatchObject({ name: 'tags', value: 'az' });
  expect(check('#cor.includes("ver")')).toMatchObject({ name: 'cor', value: 'ver' });
  expect(check('["azul", "verde"].includes(#cor)')).toEqual({ kind: 'option', at: 9, name: 'cor', value: 'verde' });
  for (const source of [
    '#tags.includes("azul")',
    '#tags.includes("")',
    '#cor.includes("az")',
    '["azul", "", 1].includes(#cor)',
    '#tipo.includes("verde")',
    '["verde"].includes(#tipo)',
    '#tags.includes(#tipo)',
    '"azul".includes(#cor)',
  ]) {
    expect(check(source), source).toBeNull();
  }
});

test('splits the whole source into pieces and marks the error', () => {
  const source = ' #valor  = 5 /* nota */';
  const pieces = expressionPieces(source, checkExpression(source, names, workflowProblems));
  expect(pieces.map(({ text }) => text).join('')).toBe(source);
  expect(pieces.map(({ kind, text }) => `${kind}:${text}`)).toEqual([
    'blank: ',
    'field:#valor',
    'blank:  ',
    'mark:=',
    'blank: ',
    'number:5',
    'blank: /* nota */',
  ]);
  expect(pieces.filter(({ isFlawed }) => isFlawed).map(({ text }) => text)).toEqual(['=']);
});
