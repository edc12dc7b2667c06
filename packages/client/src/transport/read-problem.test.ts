import { expect, test } from 'vitest';
import { problemSchema } from '../contract/base/problem.ts';
import { readProblem } from './read-problem.ts';

test('parses a complete problem like its schema', () => {
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

test('keeps the valid properties if others are invalid', () => {
  const text = JSON.stringify({
    errorCode: 'CONFLICT',
    status: 'no',
    fields: [{ name: 1 }, { name: 'a', message: 'b' }],
  });
  expect(readProblem(text)).toEqual({ errorCode: 'CONFLICT', fields: [{ name: 'a', message: 'b' }] });
});

test.each(['', '<html>', '[]', 'null', '"text"'])('returns undefined for %j', (text) => {
  expect(readProblem(text)).toBeUndefined();
});
