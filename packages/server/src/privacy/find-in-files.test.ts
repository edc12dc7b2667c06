import { csvLine } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { filesContain, textsInCsv } from './find-in-files.ts';

test('D13.04 finds a name in a file in any case, also across two parts and inside a character', async () => {
  const files = createMemoryFileStore();
  const bytes = new TextEncoder().encode('1;Compras;ANA JOSÉ SILVA;02/03/2026');
  const middle = new TextEncoder().encode('1;Compras;ANA JOS').length + 1;
  await files.put('a', bytes.slice(0, middle), 'text/csv');
  await files.put('b', bytes.slice(middle), 'text/csv');
  expect(await filesContain(files, ['a', 'b'], ['Ana José Silva'])).toBe(true);
  expect(await filesContain(files, ['a', 'b'], ['Bia Silva', '', ' '])).toBe(false);
  expect(await filesContain(files, ['a', 'lost'], ['Ana José Silva'])).toBe(false);
});

test('D13.04 finds a name with quotation marks in a CSV file', async () => {
  const files = createMemoryFileStore();
  const name = 'Ana "Nina" Souza';
  await files.put('alone', new TextEncoder().encode(csvLine([1, name])), 'text/csv');
  await files.put('in a text', new TextEncoder().encode(csvLine([1, `de ${name}; urgente`])), 'text/csv');
  for (const key of ['alone', 'in a text']) expect(await filesContain(files, [key], textsInCsv(name)), key).toBe(true);
  expect(textsInCsv('Ana Souza')).toEqual(['Ana Souza']);
});
