import { expect, test } from 'vitest';
import { problemSchema } from '../contract/base/problem.ts';
import { readProblem } from './read-problem.ts';

test('reads a whole problem as its schema does', () => {
  const problem = {
    title: 'Bad Request',
    status: 400,
    detail: 'd',
    instance: '/x',
    errorCode: 'FORM_INVALID',
    message: 'm',
    reason: 'r',
    fields: [{ name: 'valor', message: 'Este campo é obrigatório' }],
  };
  expect(readProblem(JSON.stringify(problem))).toEqual(problemSchema.parse(problem));
});

test('keeps what fits when a part of it does not', () => {
  const text = JSON.stringify({
    errorCode: 'CONFLICT',
    status: 'no',
    fields: [{ name: 1 }, { name: 'a', message: 'b' }],
  });
  expect(readProblem(text)).toEqual({ errorCode: 'CONFLICT', fields: [{ name: 'a', message: 'b' }] });
});

test.each(['', '<html>', '[]', 'null', '"text"'])('finds no problem in %j', (text) => {
  expect(readProblem(text)).toBeUndefined();
});
