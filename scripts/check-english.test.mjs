import { expect, test } from 'vitest';
import { applyExceptions, findWords } from './check-english.mjs';

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
