import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZipFile } from './zip-file.ts';

const at = new Date('2026-03-02T12:30:40Z');
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* chunks(...parts: readonly Uint8Array[]) {
  yield* parts;
}

function archive() {
  const parts: Uint8Array[] = [];
  const zip = createZipFile(async (bytes) => void parts.push(bytes), at);
  return { zip, bytes: async () => new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()) };
}

test('writes compressed and stored entries with accents in their names', async () => {
  const { zip, bytes } = archive();
  const long = bytesOf('segunda via '.repeat(50_000));
  await zip.add('solicitações.csv', chunks(bytesOf('a;'), long));
  await zip.add('anexos/1/nota.txt', chunks(bytesOf('três vias'), long), 'stored');
  await zip.add('vazio.csv', chunks());
  await zip.end();
  const whole = await bytes();
  const read = unzipSync(whole);
  expect(Object.keys(read)).toEqual(['solicitações.csv', 'anexos/1/nota.txt', 'vazio.csv']);
  expect(new TextDecoder().decode(read['solicitações.csv'])).toBe(`a;${'segunda via '.repeat(50_000)}`);
  expect(new TextDecoder().decode(read['anexos/1/nota.txt'])).toBe(`três vias${'segunda via '.repeat(50_000)}`);
  expect(read['vazio.csv']).toHaveLength(0);
  expect(whole.byteLength).toBeLessThan(long.byteLength * 1.1);
});

test('writes more entries than a zip file without 64-bit fields can have', async () => {
  const { zip, bytes } = archive();
  for (let number = 0; number < 65_600; number += 1) await zip.add(`${number}.txt`, chunks(), 'stored');
  await zip.end();
  expect(Object.keys(unzipSync(await bytes()))).toHaveLength(65_600);
});
