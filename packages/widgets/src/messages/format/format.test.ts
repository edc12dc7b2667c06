import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatLongDate, formatLongDateTime } from './format-date.ts';
import { formatFileSize, formatInteger, formatMoney, formatPercent } from './format-number.ts';
import { formatDuration, formatRelativeTime } from './format-relative-time.ts';
import { shortenFileName } from './shorten-file-name.ts';

test('T9.11 a base name over 10 characters becomes its first ten, dots and the extension', () => {
  expect(shortenFileName('nota-fiscal-2026.pdf')).toBe('nota-fisca...pdf');
  expect(shortenFileName('dez-letras.pdf')).toBe('dez-letras.pdf');
  expect(shortenFileName('onze-letras.pdf')).toBe('onze-letra...pdf');
  expect(shortenFileName('sem-extensao-nenhuma')).toBe('sem-extens...');
});

test('T9.24 P9.30 a day in short form is dd/MM/yyyy in São Paulo', () => {
  expect(formatDate('2026-11-19T02:30:00Z')).toBe('18/11/2026');
  expect(formatDate('2026-11-19')).toBe('19/11/2026');
  expect(formatDate('nada')).toBe('');
  expect(formatDateTime('2026-11-19T11:42:00Z')).toBe('19/11/2026 08:42');
});

test('T9.25 a day in long form is "DD de MMMM de YYYY"', () => {
  expect(formatLongDate('2026-03-05')).toBe('05 de março de 2026');
  expect(formatLongDateTime('2026-11-19T11:42:00Z')).toBe('19 de novembro de 2026 às 08:42');
});

test('relative times use the largest unit, and the date past a month', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  expect(formatRelativeTime('2026-11-19T11:59:30Z', now)).toBe('agora');
  expect(formatRelativeTime('2026-11-19T11:48:00Z', now)).toBe('há 12 min');
  expect(formatRelativeTime('2026-11-19T09:00:00Z', now)).toBe('há 3 h');
  expect(formatRelativeTime('2026-11-20T12:00:00Z', now)).toBe('em 1 dia');
  expect(formatRelativeTime('2026-11-22T13:00:00Z', now)).toBe('em 3 dias');
  expect(formatRelativeTime('2026-01-02T12:00:00Z', now)).toBe('02/01/2026');
  expect(formatDuration(-3 * 3_600_000)).toBe('3 h');
});

test('T9.31 percentages have two decimals', () => {
  expect(formatPercent(62.5)).toBe('62,50%');
  expect(formatPercent(100)).toBe('100,00%');
  expect(formatPercent(33.3333)).toBe('33,33%');
});

test('numbers follow pt-BR', () => {
  expect(formatInteger(12842)).toBe('12.842');
  expect(formatMoney(1284.9)).toBe('R$\u00a01.284,90');
  expect(formatFileSize(412_000)).toBe('402 kB');
  expect(formatFileSize(1_240_000)).toBe('1,2 MB');
  expect(formatFileSize(10 * 1024 * 1024)).toBe('10 MB');
  expect(formatFileSize(1024 * 1024 - 1)).toBe('1 MB');
  expect(formatFileSize(12)).toBe('12 B');
});
