import { workflowProblems } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { checkExpression, expressionPieces } from './check-expression.ts';

const names = new Set(['valor', 'tipo']);

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
