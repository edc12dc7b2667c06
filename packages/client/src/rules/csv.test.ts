import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('T7.2.19 T9.26 cells are separated by a semicolon, and a line ends as spreadsheets expect', () => {
  expect(csvLine(['IDK', 'Processo', 12])).toBe('IDK;Processo;12\r\n');
  expect(csvLine([null, undefined, ''])).toBe(';;\r\n');
});

test('quotes characters that would end a cell or a line', () => {
  expect(csvLine(['a;b', 'diz "sim"', 'duas\nlinhas', ' à margem', 'vírgula, só'])).toBe(
    '"a;b";"diz ""sim""";"duas\nlinhas";" à margem";vírgula, só\r\n',
  );
});

test('a text is never a formula; numbers stay numbers', () => {
  const texts = ['=1+1', '+55 11', '-5', '@SOMA(A1)', '\t=1', '\r=1', '\n=1', "='x';"];
  for (const text of texts) expect(csvLine([text])).toMatch(/^"?'[=+\-@\s]/);
  expect(csvLine(['a=b', 'fim-'])).toBe('a=b;fim-\r\n');
  expect(csvLine([-5, -1234.5, 0.1, Number.NaN])).toBe('-5;-1234,5;0,1;\r\n');
});

test('C2.03 money has two decimals and points between thousands, also if negative', () => {
  expect(csvLine([{ amount: 350 }, { amount: 1234567.5 }, { amount: -1842.9 }])).toBe(
    '350,00;1.234.567,50;-1.842,90\r\n',
  );
});
