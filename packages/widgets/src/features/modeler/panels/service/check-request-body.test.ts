import { expect, test } from 'vitest';
import { checkRequestBody } from './check-request-body.ts';

test('accepts JSON with fields in place of values or inside texts', () => {
  expect(checkRequestBody('')).toBeNull();
  expect(checkRequestBody('{ "valor": #valor, "texto": "Olá #nome", "lista": [#a, 1, null] }')).toBeNull();
  expect(checkRequestBody('#tudo')).toBeNull();
  expect(checkRequestBody('{"a": "aspas \\" #b"}')).toBeNull();
});

test('reports invalid JSON, with a position if there is one', () => {
  expect(checkRequestBody('{ "valor": #valor, ')).toMatchObject({ at: 19 });
  expect(checkRequestBody('{ "valor" #valor }')).toMatchObject({ at: 10 });
  expect(checkRequestBody('{ "valor: 1 }')?.sentence).toBe('Texto sem aspas de fechamento');
  expect(checkRequestBody("{ 'valor': 1 }")).toEqual({ at: null, sentence: null });
  expect(checkRequestBody('{ "a": 1, }')).toEqual({ at: null, sentence: null });
});
