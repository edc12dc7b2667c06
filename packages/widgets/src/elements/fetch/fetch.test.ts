// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withBase, withQuery } from './addresses.ts';
import { readJson } from './read-json.ts';

test.each([
  ['/v1/tasks', 'https://api.test/', 'https://api.test/v1/tasks'],
  ['v1/tasks', '/base', '/base/v1/tasks'],
  ['/base/v1', '/base', '/base/v1'],
  ['/based/v1', '/base', '/base/based/v1'],
  ['https://other.test/v1', 'https://api.test', 'https://other.test/v1'],
  ['/v1/tasks', '/', '/v1/tasks'],
])('%s with the base %s is %s', (path, base, whole) => {
  expect(withBase(path, base)).toBe(whole);
});

test.each([
  ['https://api.test/v1', { page: 1, q: 'a&b', none: undefined }, 'https://api.test/v1?page=1&q=a%26b'],
  ['https://api.test/v1?page=1&status=open#top', { page: 2 }, 'https://api.test/v1?status=open&page=2#top'],
  ['https://api.test/v1?page=1', { page: null }, 'https://api.test/v1'],
  ['/v1', { id: [1, 2], of: { a: 1 } }, `${document.baseURI}v1?id=1&id=2&of=%7B%22a%22%3A1%7D`],
])('%s with the parameters %j is %s', (address, query, whole) => {
  expect(withQuery(address, query)).toBe(whole);
});

test('reads JSON without prototypes, and leaves other text as it is', () => {
  expect(readJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(Object.getOwnPropertyNames(readJson('{"__proto__":{"x":1},"b":2}'))).toEqual(['b']);
  expect(readJson('no JSON')).toBe('no JSON');
});
