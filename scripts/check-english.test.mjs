import { expect, test } from 'vitest';
import { applyExceptions, findNames, findWords, fixedNames, wordOfPath } from './check-english.mjs';

test.each([
  ['// nobody reads it', 'nobody'],
  ['/** What a caller sends. */', 'What a'],
  ['/**\n * The list as it\n * stands now.\n */', 'as it stands'],
  ["test('tells the caller', () => {});", 'tells'],
  ["test.each([1])('is over at %s', () => {});", 'is over'],
  ["describeDatabase('beside another', () => {});", 'beside'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text
  ['throw new NotFoundError(`task ${id} stands nowhere`);', 'stands'],
  ["services.log.warn('begins anew');", 'anew'],
  ["test('a list that cannot be had', () => {});", 'cannot be had'],
  ["test('a failed finish says so', () => {});", 'says so'],
])('finds the word in %j', (source, word) => {
  expect(findWords(source)).toMatchObject([{ word }]);
});

test.each([
  '// `nobody` is the user that Postgres runs as',
  '// a stand-in for the server; the letter stands for a group',
  '// True behind a proxy, the load balancer is behind the reverse proxy',
  '// null if there is none',
  '// so that callers can tell them apart',
  '// the wait is over 250 ms',
  "const nobody = 'somebody';",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text
  'throw new Error(`unknown user ${nobody}`);',
])('finds no word in %j', (source) => {
  expect(findWords(source)).toEqual([]);
});

test('reports the line of a word inside a comment', () => {
  expect(findWords('const a = 1;\n/**\n * First line.\n * Shall return.\n */')).toMatchObject([{ line: 4 }]);
});

test('an exception allows its own text only, and an unused exception is not reported as used', () => {
  const findings = findWords('// nobody is the system user\n\nconst a = 1;\n// nobody reads it');
  const { open, used } = applyExceptions(findings, { 'nobody is the system user': 'a name', 'told by': 'unused' });
  expect(open).toMatchObject([{ line: 4 }]);
  expect([...used]).toEqual(['nobody is the system user']);
});

test.each([
  ['const newsCount = 1;', 'newsCount'],
  ['class Hub { #tellAll() {} }', 'tellAll'],
  ['call(massiveFinish);', 'massiveFinish'],
  ['const row = <List isBehind={true} />;', 'isBehind'],
  ['type TaskMarker = number;', 'TaskMarker'],
  ['const { standing: current } = task;', 'standing'],
])('finds the name in %j', (source, word) => {
  expect(findNames(source)).toMatchObject([{ word, line: 1 }]);
});

test.each([
  'const newStep = 1; const understand = true; const intelligence = 2;',
  "const path = '/v1/tasks/massive-finish';",
  'const row = { marker_id: 1 };',
  ...[...fixedNames].map((name) => `const value = row.${name};`),
])('finds no name in %j', (source) => {
  expect(findNames(source)).toEqual([]);
});

test('finds words in names of files and folders', () => {
  expect(wordOfPath('packages/server/src/flow/drain-instance.ts')).toMatchObject({ word: 'instance' });
  expect(wordOfPath('packages/widgets/src/list/use-list-news.ts')).toMatchObject({ word: 'news' });
  expect(wordOfPath('packages/server/src/flow/run-service-calls.ts')).toBeUndefined();
});
