import { expect, test } from 'vitest';
import { definition } from '../db/testing/builders.ts';
import { mapAnswer } from './map-answer.ts';

const flow = definition([], ['pedido', 'valor', 'lista', 'resto']);

test('M3.2.21 maps dotted paths of the answer to fields', () => {
  const data = { pedido: { numero: 7, total: null }, linhas: ['a', { b: 1 }], extra: { c: 1 } };
  const paths = { 'pedido.numero': 'pedido', 'pedido.total': 'valor', linhas: 'lista', extra: 'resto' };
  expect(mapAnswer(data, paths, flow)).toEqual({ pedido: 7, valor: null, lista: ['a', '{"b":1}'], resto: '{"c":1}' });
});

test('reads list items by index', () => {
  expect(mapAnswer([{ id: 'x' }], { '0.id': 'pedido' }, flow)).toEqual({ pedido: 'x' });
});

test('ignores missing paths, unknown fields and inherited properties', () => {
  const paths = { 'a.b.c': 'pedido', 'constructor.name': 'valor', d: 'unknown' };
  expect(mapAnswer({ a: 1, d: 2 }, paths, flow)).toEqual({});
  expect(mapAnswer('texto', { length: 'pedido' }, flow)).toEqual({});
  expect(mapAnswer(null, undefined, flow)).toEqual({});
});

test('removes characters that the database cannot store', () => {
  const data = { pedido: 'A\0 7', lista: ['\0b', { c: '\ud83d' }], resto: 'meio \ud83d' };
  expect(mapAnswer(data, { pedido: 'pedido', lista: 'lista', resto: 'resto' }, flow)).toEqual({
    pedido: 'A 7',
    lista: ['b', '{"c":"\\ud83d"}'],
    resto: 'meio \ufffd',
  });
});
