import { expect, test } from 'vitest';
import { externalAddress, wantsTicket } from './external-address.ts';

test('P2.2.10 replaces every token placeholder by the encoded token', () => {
  expect(externalAddress('https://a.example/{token}?k={token}', 'x/y z')).toBe(
    'https://a.example/x%2Fy%20z?k=x%2Fy%20z',
  );
});

test('leaves an address without placeholder unchanged', () => {
  expect(externalAddress('https://a.example/entrar', 'secret')).toBe('https://a.example/entrar');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])('returns null for %s', (url) => {
  expect(externalAddress(url, 't')).toBeNull();
});

test('an address with a placeholder requires a ticket, unless its host gets the token itself', () => {
  expect(wantsTicket('https://a.example/?k={token}', [])).toBe(true);
  expect(wantsTicket('https://a.example/?k={token}', ['b.example'])).toBe(true);
  expect(wantsTicket('https://a.example/?k={token}', ['a.example'])).toBe(false);
  expect(wantsTicket('https://{token}.a.example/', ['a.example'])).toBe(true);
  expect(wantsTicket('https://a.example/', [])).toBe(false);
});
