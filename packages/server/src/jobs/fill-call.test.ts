import type { HttpCall } from '@tramita/client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OutboundError } from '../ports/outbound-call.ts';
import { fillCall } from './fill-call.ts';

const call = (overrides: Partial<HttpCall>): HttpCall => ({
  method: 'POST',
  endpoint: 'https://erp.example/pedidos',
  requestHeaders: [],
  requestParams: [],
  ...overrides,
});

test('M3.2.21 percent-encodes references in the address, so that a value cannot change its structure', () => {
  const values = { setor: 'TI/Redes?x=1#y', situação: 'á & b' };
  const filled = fillCall(call({ endpoint: 'https://erp.example/setores/#setor/itens?s=#situação' }), values);
  expect(filled.url).toBe('https://erp.example/setores/TI%2FRedes%3Fx%3D1%23y/itens?s=%C3%A1%20%26%20b');
});

test.each<[string, Partial<HttpCall>]>([
  ['body', { requestBody: '#a '.repeat(6600) }],
  ['text of the body', { requestBody: `{"a":"${'#a'.repeat(6600)}"}` }],
  ['address', { endpoint: `https://erp.example/${'#a/'.repeat(600)}` }],
  ['parameter', { requestParams: [{ name: 'a', value: '#a'.repeat(600) }] }],
  ['header', { requestHeaders: [{ name: 'a', value: '#a'.repeat(600) }] }],
])('C5.08 a value that is repeated in the %s cannot make it longer than the limit', (_part, part) => {
  const fill = () => fillCall(call(part), { a: 'é'.repeat(100_000) });
  expect(fill).toThrow(new OutboundError('REFUSED', 'Os valores do formulário tornam a chamada grande demais.'));
});

test('a body may contain several files of the maximum size', () => {
  const files = Array.from({ length: 2 }, () => 'A'.repeat(14_000_000));
  const filled = fillCall(call({ requestBody: '{"um":#um,"dois":"#dois"}' }), {
    um: files[0] ?? '',
    dois: files[1] ?? '',
  });
  expect(filled.body?.length).toBeGreaterThan(28_000_000);
});

test('M3.2.30 adds parameters to the query', () => {
  const requestParams = [
    { name: 'q', value: '#nome' },
    { name: 'fixo', value: '1' },
  ];
  const filled = fillCall(call({ endpoint: 'https://erp.example/p?a=1', requestParams }), { nome: 'Zé & Cia' });
  expect(filled.url).toBe('https://erp.example/p?a=1&q=Z%C3%A9+%26+Cia&fixo=1');
});

test('M3.2.28 a value in a header cannot start another header', () => {
  const requestHeaders = [{ name: 'X-Nome', value: 'Bearer #nome' }];
  const filled = fillCall(call({ requestHeaders }), { nome: 'a\r\nX-Evil: 1 ☃' });
  expect(filled.headers).toMatchObject({ 'x-nome': 'Bearer a X-Evil: 1 %E2%98%83' });
});

test('M3.2.21 in the body a value is escaped inside a string and whole JSON outside of one', () => {
  const requestBody = '{"nome":"Sr. #nome","nota":#nota,"itens":#itens,"ok":#ok,"vazio":#vazio,"texto":"#vazio"}';
  const values = { nome: 'D"Ávila\\\n', nota: 9.5, itens: ['a"', 'b'], ok: true, vazio: null };
  const filled = fillCall(call({ requestBody }), values);
  expect(JSON.parse(filled.body ?? '')).toEqual({
    nome: 'Sr. D"Ávila\\\n',
    nota: 9.5,
    itens: ['a"', 'b'],
    ok: true,
    vazio: null,
    texto: '',
  });
  expect(filled.headers['content-type']).toBe('application/json');
});

test('keeps unknown names unchanged, and does not fill values again', () => {
  const requestBody = '{"cor":"#cor","a":"#outro #cor"}';
  const filled = fillCall(call({ requestBody }), { cor: '#cor2', cor2: 'x' });
  expect(JSON.parse(filled.body ?? '')).toEqual({ cor: '#cor2', a: '#outro #cor2' });
});

test('a field without a value is empty in a text and null elsewhere', () => {
  const filled = fillCall(call({ requestBody: '{"a":"#cor","b":#cor,"c":"#constructor"}' }), {}, [
    'cor',
    'constructor',
  ]);
  expect(JSON.parse(filled.body ?? '')).toEqual({ a: '', b: null, c: '' });
});

test('a GET has no body, and the content type of the definition takes precedence', () => {
  expect(fillCall(call({ method: 'GET', requestBody: '{}' }), {})).not.toHaveProperty('body');
  const requestHeaders = [{ name: 'Content-Type', value: 'text/plain' }];
  expect(fillCall(call({ requestHeaders, requestBody: 'x' }), {}).headers['content-type']).toBe('text/plain');
});

test('throws for an invalid address', () => {
  expect(() => fillCall(call({ endpoint: '#url' }), { url: 'nowhere' })).toThrow(TypeError);
});

test('sends a lone surrogate as the replacement character', () => {
  const requestHeaders = [{ name: 'X-Nome', value: '#v' }];
  const filled = fillCall(call({ endpoint: 'https://erp.example/#v', requestHeaders }), { v: 'a\ud83d' });
  expect(filled.url).toBe('https://erp.example/a%EF%BF%BD');
  expect(filled.headers['x-nome']).toBe('a%EF%BF%BD');
});

test('with any value but "." and "..", the address keeps its host and the body stays valid JSON', () => {
  const value = fc.string({ unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text));
  fc.assert(
    fc.property(value, (text) => {
      const filled = fillCall(call({ endpoint: 'https://erp.example/a/#v/b', requestBody: '{"a":"x#v","b":#v}' }), {
        v: text,
      });
      expect(new URL(filled.url).host).toBe('erp.example');
      expect(JSON.parse(filled.body ?? '')).toEqual({ a: `x${text}`, b: text });
    }),
  );
});

test.each([
  ['/setores/#a/itens', { a: '..' }],
  ['/setores/#a/itens', { a: '.' }],
  ['/setores/#a', { a: '..' }],
  ['/setores/#a?s=1', { a: '..' }],
  ['/setores/#a#b/itens', { a: '.', b: '.' }],
  ['/setores/.#a/itens', { a: '.' }],
  ['/setores/%2e#a/itens', { a: '.' }],
  ['/setores/%2E#a', { a: '.' }],
  ['/setores/..#a/itens', { a: '' }],
  ['/setores\\#a/itens', { a: '..' }],
  ['/setores/#a/itens', { a: ['..'] }],
])('C5.10 refuses values that make a segment of %s a way up', (path, values) => {
  const fill = () => fillCall(call({ endpoint: `https://erp.example${path}` }), values);
  expect(fill).toThrow(OutboundError);
});

test.each([
  ['/setores/#a/itens', { a: '...' }, '/setores/.../itens'],
  ['/setores/#a/itens', { a: '../x' }, '/setores/..%2Fx/itens'],
  ['/setores/#a', { a: '.env' }, '/setores/.env'],
  ['/setores/#a/itens', { a: '%2e%2e' }, '/setores/%252e%252e/itens'],
  ['/setores?s=#a', { a: '..' }, '/setores?s=..'],
  ['/setores?u=/#a', { a: '..' }, '/setores?u=/..'],
])('C5.10 fills %s with %j', (path, values, expected) => {
  expect(fillCall(call({ endpoint: `https://erp.example${path}` }), values).url).toBe(`https://erp.example${expected}`);
});
