import { expect, test } from 'vitest';
import { linkedProcessMessages, linkedProcessProblems } from './linked-process.ts';

const complete = { title: 'Ponto', url: 'https://ponto.example/entrada', active: false, department: 1, sector: 2 };

test('M5.5.01 M5.5.04 M5.5.05 M5.5.06 M5.5.07 each input of a linked process has its message', () => {
  expect(linkedProcessProblems(complete)).toEqual({});
  expect(linkedProcessProblems({})).toEqual({
    title: 'Preenche com o nome do processo',
    url: 'Preenche com a URL do processo',
    active: 'Selecione uma opção',
    department: 'Selecione um departamento',
    sector: 'Selecione um setor',
  });
});

test('M5.5.02 the title has at most 50 characters, without blanks around it', () => {
  expect(linkedProcessProblems({ ...complete, title: ` ${'x'.repeat(50)} ` })).toEqual({});
  const tooLong = linkedProcessProblems({ ...complete, title: 'x'.repeat(51) });
  expect(tooLong).toEqual({ title: linkedProcessMessages.titleTooLong });
});

test.each([
  'ponto.example',
  'ftp://ponto.example',
  'javascript:alert(1)',
  'https://',
  'http:/ponto.example',
  'https:// ponto',
  '//ponto',
])('M5.5.04 %s is no address of a page', (url) => {
  expect(linkedProcessProblems({ ...complete, url })).toEqual({ url: 'Preenche com a URL do processo' });
});

test('the address may contain the placeholder of a token', () => {
  expect(linkedProcessProblems({ ...complete, url: ' HTTP://ponto.example/?t={token} ' })).toEqual({});
});
