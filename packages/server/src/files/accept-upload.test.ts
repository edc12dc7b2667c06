import { expect, test } from 'vitest';
import { acceptUpload } from './accept-upload.ts';

const limits = { maxBytes: 1024 * 1024 };
const bytesOf = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const accept = (content: Blob, name: string) => acceptUpload(new File([content], name), limits);

const png = bytesOf(
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d],
  'IHDR',
  [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0],
  'IDAT',
);
const pdf = bytesOf('%PDF-1.4\n');
const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);

test.each([
  [png, 'foto.PNG', 'image/png'],
  [jpeg, 'foto.jpeg', 'image/jpeg'],
  [pdf, 'nota fiscal ção.pdf', 'application/pdf'],
  [bytesOf('olá, mundo\r\n'), 'nota.txt', 'text/plain'],
  [bytesOf('nome;valor\ncaf', [0xe9], ';1,5\n'), 'latin1.csv', 'text/csv'],
])('accepts content that matches its extension: %# %s', async (content, name, contentType) => {
  const accepted = await accept(content, name);
  expect(accepted).toMatchObject({ fileName: name, contentType });
  expect(accepted.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(accepted.content.size).toBe(content.size);
});

test.each([
  [png, 'virus.exe', 'ATTACHMENT_EXT_ERROR', 400],
  [png, 'sem-extensao', 'ATTACHMENT_EXT_ERROR', 400],
  [bytesOf('<html><script>alert(1)</script>'), 'foto.png', 'ATTACHMENT_EXT_ERROR', 400],
  [pdf, 'foto.jpg', 'ATTACHMENT_EXT_ERROR', 400],
  [png, 'planilha.csv', 'ATTACHMENT_EXT_ERROR', 400],
  [bytesOf('MZ', [0x90, 0, 3, 0]), 'programa.txt', 'ATTACHMENT_EXT_ERROR', 400],
  [bytesOf('PK', [3, 4], 'something else'), 'pasta.xlsx', 'ATTACHMENT_EXT_ERROR', 400],
  [bytesOf(), 'vazio.txt', 'ATTACHMENT_ERROR', 400],
  [png, `${'a'.repeat(97)}.png`, 'ATTACHMENT_FILENAME_SIZE_EXCEEDED', 400],
  [new Blob([new Uint8Array(1024 * 1024 + 1)]), 'grande.pdf', 'MAX_FILE_SIZE', 413],
  [png, '\u202e', 'ATTACHMENT_ERROR', 400],
])('refuses %# %s', async (content, name, errorCode, status) => {
  await expect(accept(content, name)).rejects.toMatchObject({ errorCode, status });
});

test('keeps the last part of a name and removes invisible characters', async () => {
  expect((await accept(png, '../../etc/fo\u0000to\u202e.png')).fileName).toBe('foto.png');
});
