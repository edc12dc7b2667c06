import { workflowProblems } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { checkRequestBody } from './check-request-body.ts';

test('accepts JSON with fields in place of values or inside texts', () => {
  expect(checkRequestBody('', workflowProblems)).toBeNull();
  expect(
    checkRequestBody('{ "valor": #valor, "texto": "Olá #nome", "lista": [#a, 1, null] }', workflowProblems),
  ).toBeNull();
  expect(checkRequestBody('#tudo', workflowProblems)).toBeNull();
  expect(checkRequestBody('{"a": "aspas \\" #b"}', workflowProblems)).toBeNull();
});

test('reports invalid JSON, with a position if there is one', () => {
  expect(checkRequestBody('{ "valor": #valor, ', workflowProblems)).toMatchObject({ at: 19 });
  expect(checkRequestBody('{ "valor" #valor }', workflowProblems)).toMatchObject({ at: 10 });
  expect(checkRequestBody('{ "valor: 1 }', workflowProblems)?.sentence).toBe('Texto sem aspas de fechamento');
  expect(checkRequestBody("{ 'valor': 1 }", workflowProblems)).toEqual({ at: null, sentence: null });
  expect(checkRequestBody('{ "a": 1, }', workflowProblems)).toEqual({ at: null, sentence: null });
});
