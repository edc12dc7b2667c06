import { expect, test } from 'vitest';
import { summaryMessages } from '../../messages/features/summary.ts';
import { greeting, todayInWords } from './greeting.ts';

test.each([
  ['08:00', 'Bom dia, Ana'],
  ['14:59', 'Bom dia, Ana'],
  ['15:00', 'Boa tarde, Ana'],
  ['20:59', 'Boa tarde, Ana'],
  ['21:00', 'Boa noite, Ana'],
  ['04:00', 'Boa noite, Ana'],
])('says hello by the hour in São Paulo: %s UTC is %s', (time, text) => {
  expect(greeting(summaryMessages, 'Ana', new Date(`2026-11-23T${time}:00Z`))).toBe(text);
});

test('the day in words is that of São Paulo', () => {
  expect(todayInWords(new Date('2026-11-24T02:00:00Z'), 'pt-BR')).toBe('segunda-feira, 23 de novembro de 2026');
});
