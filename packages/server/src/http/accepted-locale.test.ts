import { expect, test } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

test.each([
  [null, 'pt-BR'],
  ['', 'pt-BR'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR, en;q=0.5, es;q=0.7', 'es'],
  ['en;q=0, es;q=0.1', 'es'],
  ['*', 'pt-BR'],
  ['de', 'pt-BR'],
  ['en;q=abc, es', 'es'],
  [`${'x,'.repeat(5000)}en`, 'pt-BR'],
])('the language of accept-language "%s" is %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

test('a caller that names no supported language gets the one that the user chose', () => {
  expect(acceptedLocale(null, 'es')).toBe('es');
  expect(acceptedLocale('de', 'en')).toBe('en');
  expect(acceptedLocale('pt', 'en')).toBe('pt-BR');
  expect(acceptedLocale(null, 'klingon')).toBe('pt-BR');
});
