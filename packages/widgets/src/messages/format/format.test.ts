import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatLongDate, formatLongDateTime, formatShortDateTime } from './format-date.ts';
import { formatFileSize, formatInteger, formatMoney, formatPercent } from './format-number.ts';
import { formatDuration, formatElapsed, formatRelativeTime, formatSince } from './format-relative-time.ts';
import { shortenFileName } from './shorten-file-name.ts';

test('T9.11 a base name over 10 characters is cut to ten, followed by dots and the extension', () => {
  expect(shortenFileName('nota-fiscal-2026.pdf')).toBe('nota-fisca...pdf');
  expect(shortenFileName('dez-letras.pdf')).toBe('dez-letras.pdf');
  expect(shortenFileName('onze-letras.pdf')).toBe('onze-letra...pdf');
  expect(shortenFileName('sem-extensao-nenhuma')).toBe('sem-extens...');
});

test('T9.24 P9.30 the short date format is dd/MM/yyyy in São Paulo time', () => {
  expect(formatDate('2026-11-19T02:30:00Z', 'pt-BR')).toBe('18/11/2026');
  expect(formatDate('2026-11-19', 'pt-BR')).toBe('19/11/2026');
  expect(formatDate('nada', 'pt-BR')).toBe('');
  expect(formatDateTime('2026-11-19T11:42:00Z', 'pt-BR')).toBe('19/11/2026 08:42');
});

test('T9.25 the long date format is "DD de MMMM de YYYY"', () => {
  expect(formatLongDate('2026-03-05', 'pt-BR')).toBe('05 de março de 2026');
  expect(formatLongDateTime('2026-11-19T11:42:00Z', 'pt-BR')).toBe('19 de novembro de 2026 às 08:42');
});

test('relative times use the largest unit, and the date beyond a month', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  expect(formatRelativeTime('2026-11-19T11:59:30Z', now, 'pt-BR')).toBe('agora');
  expect(formatRelativeTime('2026-11-19T11:48:00Z', now, 'pt-BR')).toBe('há 12 min');
  expect(formatRelativeTime('2026-11-19T09:00:00Z', now, 'pt-BR')).toBe('há 3 h');
  expect(formatRelativeTime('2026-11-20T12:00:00Z', now, 'pt-BR')).toBe('amanhã');
  expect(formatRelativeTime('2026-11-22T13:00:00Z', now, 'pt-BR')).toBe('em 3 dias');
  expect(formatRelativeTime('2026-01-02T12:00:00Z', now, 'pt-BR')).toBe('02/01/2026');
  expect(formatDuration(-3 * 3_600_000, 'pt-BR')).toBe('3 h');
});

// midnight in São Paulo is 03:00 UTC
test.each([
  ['2026-11-19T15:00:00Z', '2026-11-18T03:00:00Z', 'ontem', 'desde ontem'],
  ['2026-11-19T15:00:00Z', '2026-11-18T02:59:00Z', 'há 2 dias', 'há 2 dias'],
  ['2026-11-20T02:59:00Z', '2026-11-18T03:00:00Z', 'ontem', 'desde ontem'],
  ['2026-11-19T15:00:00Z', '2026-11-19T03:00:00Z', 'há 12 h', 'há 12 h'],
  ['2026-11-19T04:00:00Z', '2026-11-19T02:00:00Z', 'há 2 h', 'há 2 h'],
  ['2026-11-19T15:00:00Z', '2026-11-10T15:00:00Z', 'há 9 dias', 'há 9 dias'],
])('C9.02 at %s, %s is formatted as "%s", its duration as "%s"', (now, moment, since, elapsed) => {
  expect(formatRelativeTime(moment, new Date(now), 'pt-BR')).toBe(since);
  expect(formatElapsed(moment, new Date(now), 'pt-BR')).toBe(elapsed);
});

test('C9.02 future days are counted in calendar days', () => {
  const now = new Date('2026-11-19T15:00:00Z');
  expect(formatRelativeTime('2026-11-20T02:30:00Z', now, 'pt-BR')).toBe('em 11 h');
  expect(formatRelativeTime('2026-11-21T02:30:00Z', now, 'pt-BR')).toBe('amanhã');
  expect(formatRelativeTime('2026-11-21T03:00:00Z', now, 'pt-BR')).toBe('em 2 dias');
});

test('C9.01 formatSince adds "em" before a date only', () => {
  const now = new Date('2026-11-19T15:00:00Z');
  expect(formatSince('2026-11-19T12:00:00Z', now, 'pt-BR')).toBe('há 3 h');
  expect(formatSince('2026-01-02T12:00:00Z', now, 'pt-BR')).toBe('em 02/01/2026');
});

test('percentages have two decimals', () => {
  expect(formatPercent(62.5, 'pt-BR')).toBe('62,50%');
  expect(formatPercent(100, 'pt-BR')).toBe('100,00%');
  expect(formatPercent(33.3333, 'pt-BR')).toBe('33,33%');
});

test('numbers use pt-BR format', () => {
  expect(formatInteger(12842, 'pt-BR')).toBe('12.842');
  expect(formatMoney(1284.9, 'pt-BR')).toBe('R$\u00a01.284,90');
  expect(formatFileSize(412_000, 'pt-BR')).toBe('402 kB');
  expect(formatFileSize(1_240_000, 'pt-BR')).toBe('1,2 MB');
  expect(formatFileSize(10 * 1024 * 1024, 'pt-BR')).toBe('10 MB');
  expect(formatFileSize(1024 * 1024 - 1, 'pt-BR')).toBe('1 MB');
  expect(formatFileSize(12, 'pt-BR')).toBe('12 B');
});

test('C10.18 the short date and time format omits today’s date and the current year', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  expect(formatShortDateTime('2026-11-22T11:42:00Z', now, 'pt-BR')).toBe('08:42');
  expect(formatShortDateTime('2026-11-19T11:42:00Z', now, 'pt-BR')).toBe('19/11 08:42');
  expect(formatShortDateTime('2025-11-19T11:42:00Z', now, 'pt-BR')).toBe('19/11/2025 08:42');
  expect(formatShortDateTime('nunca', now, 'pt-BR')).toBe('');
});
