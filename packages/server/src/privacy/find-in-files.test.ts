import { expect, test } from 'vitest';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { filesContain } from './find-in-files.ts';

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
