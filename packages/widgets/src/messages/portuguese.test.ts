import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { errorMessages, formMessages, reasonText, requirementMessages, statusLabels } from '@tramita/client/rules';
import { expect, test } from 'vitest';

// words that never occur in Portuguese texts; accented letters count as part of a word
const english =
  /(?<![\p{L}\p{N}])(?:the|and|not|with|your|you|are|this|that|please|loading|error|search|save|cancel|close|delete|edit|back|next|previous|open|more|all|read|unread|mark|task|tasks|request|field|file|files|required|invalid|failed|success|done|new|add|remove|select|choose|from|to|of|by|yes|or|retry|show|hide)(?![\p{L}\p{N}])/iu;

const tables = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./en/**', '!./es/**'], {
  eager: true,
});

/** Returns the contents of the string literals in a function's source. */
function literalsOf(source: string): string[] {
  const literals = source.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].map(([, ...texts]) => (texts.find(Boolean) ?? '').replace(/\$\{[^}]*\}/g, ' '));
}

/** Returns all texts of a table. Functions are not called, because their parameters are unknown, but read as source. */
function textsOf(table: unknown): string[] {
  if (typeof table === 'string') return [table];
  if (typeof table === 'function') return literalsOf(String(table));
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([key, value]) => (key === '$feature' ? [] : textsOf(value)));
}

const messageTables = Object.entries(tables).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, table]) =>
    typeof table === 'object' && table !== null && '$feature' in table ? [[`${path} ${name}`, table] as const] : [],
  ),
);

test('T0.01 the texts of the widgets contain no English word', () => {
  expect(messageTables.length).toBeGreaterThan(10);
  for (const [name, table] of messageTables) {
    const found = textsOf(table).filter((text) => english.test(text.replaceAll(/https?:\S+/g, '')));
    expect(found, name).toEqual([]);
  }
});

test('T0.01 the reasons and errors of the server contain no English word', () => {
  const texts = textsOf([errorMessages, reasonText, formMessages, requirementMessages, statusLabels]);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => english.test(text))).toEqual([]);
});

const script = new URL('../../../../scripts/check-portuguese.mjs', import.meta.url);

test('C9.01 no text of the packages uses a word that the style rules of the interface exclude', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [fileURLToPath(script)]).catch(
    (error) => error,
  );
  expect(stderr).toBe('');
  expect(stdout).toContain(' 0 problems');
});

test.each([
  ["const text = 'Tente de novo';", 'de novo'],
  ['const text = `Procure o número`;', 'Procure'],
  ['const text = <p>Resumo do pedido</p>;', 'pedido'],
  ["const text = 'Carregando…';", '…'],
  ["const text = { label: 'Área' };", 'Área'],
])('C9.01 the check finds the excluded word in %s', async (source, found) => {
  const { findUnused } = await import(/* @vite-ignore */ script.href);
  expect(findUnused(source)).toMatchObject([{ word: found, line: 1 }]);
});

test('C9.01 the check accepts field names and comments', async () => {
  const { findUnused } = await import(/* @vite-ignore */ script.href);
  expect(findUnused("// de novo\nconst field = { name: 'pedido' };")).toEqual([]);
});

test('E11.04 no text is outside the message tables, and no translation is still Portuguese', async () => {
  const check = fileURLToPath(new URL('../../../../scripts/check-texts.mjs', import.meta.url));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [check]).catch((error) => error);
  expect(stderr).toBe('');
  expect(stdout).toContain(' 0 problems');
});
