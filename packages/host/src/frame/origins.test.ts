import { expect, test } from 'vitest';
import { isListedOrigin } from './origins.ts';

const list = ['https://intranet.example', 'https://*.empresa.example', 'http://localhost:*'];

test.each([
  'https://intranet.example',
  'https://rh.empresa.example',
  'https://a.b.empresa.example',
  'http://localhost:5173',
  'http://localhost',
])('E5.02 %s may embed the portal', (origin) => {
  expect(isListedOrigin(origin, list)).toBe(true);
});

test.each([
  'http://intranet.example',
  'https://intranet.example:8443',
  'https://intranet.example.evil.example',
  'https://intranetxexample',
  'https://empresa.example',
  'https://evil.example?.empresa.example',
  'https://rh.empresa.example.evil.example',
  'http://localhost.evil.example',
  'null',
  '',
])('E5.02 %s may not embed the portal', (origin) => {
  expect(isListedOrigin(origin, list)).toBe(false);
});

test('E5.02 without a list no page may embed the portal', () => {
  expect(isListedOrigin('https://intranet.example', [])).toBe(false);
});
