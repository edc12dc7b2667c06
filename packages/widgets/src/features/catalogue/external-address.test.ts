import { expect, test } from 'vitest';
import { externalAddress } from './external-address.ts';

test('P2.2.10 replaces every token placeholder by the encoded token', () => {
  expect(externalAddress('https://a.example/{token}?k={token}', 'x/y z')).toBe(
    'https://a.example/x%2Fy%20z?k=x%2Fy%20z',
  );
});

test('leaves an address without placeholder as it is', () => {
  expect(externalAddress('https://a.example/entrar', 'secret')).toBe('https://a.example/entrar');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])('opens nothing for %s', (url) => {
  expect(externalAddress(url, 't')).toBeNull();
});
