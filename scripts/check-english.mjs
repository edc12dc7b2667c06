// Reports words that comments, docstrings, test titles, errors, log messages, names and paths must not contain, with the
// words to use instead. Code in backticks is ignored. `--summary` prints the number of findings per folder instead;
// paths as arguments limit the check to them. A text that has to keep such a word is listed in english-exceptions.json:
// file, text, reason; a name in `fixedNames`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { root } from './lib/run.mjs';

const word = (source) => new RegExp(`\\b(?:${source.replaceAll(' ', '\\s+')})\\b`, 'gi');

/**
 * Words that must not be used, each with its replacement. Uses that are common in technical English are allowed: "stand-in",
 * "stands for", "behind a proxy", "if there is none", "tell apart", "is over 250 ms".
 */
export const unused = [
  { pattern: word('as it stands'), use: 'in its current state' },
  {
    pattern: /\b(?:stands?|stood|standing)\b(?!-(?:in|alone)\b|\s+for\b)/gi,
    use: 'be, appear or exist',
  },
  { pattern: word('anew'), use: 'again' },
  { pattern: word('beside'), use: 'next to, with or after' },
  {
    pattern: /\bbehind\b(?!\s+(?:an?|the)\s+(?:reverse\s+)?(?:proxy|load\s+balancer))/gi,
    use: 'after, below or the name of the relation',
  },
  { pattern: word('somebody|anybody|nobody|whoever'), use: 'the name of the actor, or "no one"' },
  { pattern: /(?<!\bthere\s+)\bis\s+none\b/gi, use: 'is not a, or invalid' },
  {
    pattern: /\b(?:told|tells?)\b(?!\s+(?:(?:it|them|these|those)\s+)?apart\b)/gi,
    use: 'report, notify, show or return',
  },
  { pattern: word('what is'), use: 'the noun' },
  { pattern: /^\s*what\s+(?:an?|the|it|they)\b/gi, use: 'the noun' },
  { pattern: word('(?:of|for|from|with|by) what (?:an?|the|it|they)'), use: 'the noun' },
  { pattern: word('goes away'), use: 'is removed or closes' },
  { pattern: word('(?:says?|saying) so'), use: 'shows a message or an error' },
  { pattern: word('asked for again'), use: 'loaded or sent again' },
  { pattern: word('(?:can|could)(?:not| not)? be had'), use: 'be loaded' },
  { pattern: word('(?:what one|one may)'), use: 'the name of the actor' },
  { pattern: word('shall'), use: 'should or must' },
  { pattern: word('heeds'), use: 'respects or considers' },
  { pattern: /\bis\s+over\b(?!\s+(?:\d|the\s+limit))/gi, use: 'ends or has ended' },
];

/** Functions whose first argument is a title; `test.only` and the like count by their first name. */
const isTitled = (name) => /^(?:test|it|base|describe[A-Z]?\w*)$/.test(name ?? '');

/** Returns whether the first argument of a call is a message for developers: errors, and methods of log and console. */
function isMessage({ type, callee }) {
  if (type === 'NewExpression') return callee.type === 'Identifier' && callee.name.endsWith('Error');
  if (callee.type !== 'MemberExpression') return false;
  const { object } = callee;
  return ['log', 'console'].includes(object.type === 'MemberExpression' ? object.property.name : object.name);
}

/** Replaces code in backticks and comment signs with spaces, so that positions stay the same. */
const prose = (text) =>
  text
    .replace(/^[ \t]*(?:\/\*+|\*(?!\/)|\/\/+)|\*\/$/gm, (signs) => ' '.repeat(signs.length))
    .replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, ' '));

/** Returns the comments of a source as `{ start, text }`; consecutive line comments are one text. */
function commentsOf(source, comments) {
  const found = [];
  for (const { type, start, end } of comments) {
    const last = found.at(-1);
    const gap = last === undefined ? '' : source.slice(last.end, start);
    if (type === 'Line' && last?.type === 'Line' && /^\r?\n[ \t]*$/.test(gap)) last.end = end;
    else found.push({ type, start, end });
  }
  return found.map(({ start, end }) => ({ start, text: prose(source.slice(start, end)) }));
}

/** Calls `visit` with every node of a tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  if (typeof node?.type !== 'string') return;
  visit(node);
  for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) walk(value, visit);
}

/** Returns the first name of a callee: `test` for `test.each(cases)`. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return nameOf(callee.tag);
  return undefined;
}

/** Returns whether a node is a text, with or without inserted values. */
const isText = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'string') || node?.type === 'TemplateLiteral';

/** Returns the test titles and the messages of errors, log and console of a source as `{ start, text }`. */
function textsOf(source, program) {
  const found = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const isTitle = node.type === 'CallExpression' && isTitled(nameOf(node.callee));
    if (!isTitle && !isMessage(node)) return;
    const [text] = node.arguments;
    if (!isText(text)) return;
    let words = source.slice(text.start + 1, text.end - 1);
    // inserted values are code
    for (const { start, end } of text.expressions ?? []) {
      const [from, to] = [start - text.start - 1, end - text.start - 1];
      words = words.slice(0, from) + ' '.repeat(to - from) + words.slice(to);
    }
    found.push({ start: text.start + 1, text: words });
  });
  return found;
}

/**
 * Returns the words of a source that must not be used: position, line, the word as written, its replacement and the text
 * around it.
 */
export function findWords(source, name = 'text.tsx') {
  const { program, comments } = parseSync(name, source);
  const texts = [...commentsOf(source, comments), ...textsOf(source, program)];
  const found = [];
  for (const { start, text } of texts)
    for (const { pattern, use } of unused)
      for (const match of text.matchAll(pattern)) {
        const indent = /^\s*/.exec(match[0])[0].length;
        const at = start + match.index + indent;
        const line = source.slice(0, at).split('\n').length;
        // a phrase is listed before the words in it, so that only the phrase is reported
        const isPart = found.some((other) => other.at <= at && at < other.at + other.word.length);
        // position of the word in the flat text, for exceptions
        const flatAt = flat(`${text.slice(0, match.index + indent)}|`).length - 1;
        if (!isPart) found.push({ at, line, word: flat(match[0]), use, text: flat(text), flatAt });
      }
  return found.sort((a, b) => a.at - b.at);
}

/** Words that names must not contain, each with its replacement. */
export const unusedInNames = new Map([
  ...['tell', 'tells', 'told', 'telling'].map((name) => [name, 'report, notify, show or send']),
  ...['stand', 'stands', 'stood', 'standing', 'standings'].map((name) => [name, 'place, state or current']),
  ...['somebody', 'anybody', 'nobody', 'whoever'].map((name) => [name, 'the name of the actor']),
  ['anew', 'again'],
  ['beside', 'next to'],
  ['behind', 'after or next'],
  ['shall', 'should or must'],
  ['heeds', 'respects'],
  ['massive', 'bulk'],
  ['marker', 'tag'],
  ['markers', 'tag'],
  ['news', 'update or change'],
  ['instance', 'request'],
  ['instances', 'request'],
]);

/** Names that the contract, the database, a standard or a library fixes. */
export const fixedNames = new Set([
  // fields of the contract
  ...['taskMarker', 'taskMarkerId', 'idTaskMarker', 'orderByTaskMarker', 'processInstanceId', 'instanceCreatedBy'],
  // a problem of RFC 9457
  'instance',
  // tables
  ...['instances', 'InstancesTable', 'InstanceStepsTable', 'InstanceStatus'],
  // an assertion of vitest
  'toBeInstanceOf',
]);

/** Returns the words of a name in lower case. */
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((part) => part.toLowerCase()) ?? [];

/** Returns the names of a source that contain a word which names must not contain: position, line, name and replacement. */
export function findNames(source, name = 'text.tsx') {
  const found = [];
  walk(parseSync(name, source).program, ({ type, name: written, start }) => {
    // snake case is a column of the database
    if (!/^(?:JSX|Private)?Identifier$/.test(type) || typeof written !== 'string') return;
    if (fixedNames.has(written) || /^[a-z]+_/.test(written)) return;
    const old = wordsOf(written).find((part) => unusedInNames.has(part));
    if (old === undefined) return;
    found.push({
      at: start,
      line: source.slice(0, start).split('\n').length,
      word: written,
      use: unusedInNames.get(old),
    });
  });
  return found;
}

/** Returns the word of a path's name that names must not contain, with its replacement; undefined if there is none. */
export function wordOfPath(path) {
  const old = path
    .split(/\W/)
    .flatMap(wordsOf)
    .find((part) => unusedInNames.has(part));
  return old === undefined ? undefined : { word: old, use: unusedInNames.get(old) };
}

/** Returns a text on one line. */
function flat(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns whether a finding is part of the text of an exception. */
function isWithin({ text, flatAt, word }, excepted) {
  for (let from = text.indexOf(excepted); from >= 0; from = text.indexOf(excepted, from + 1))
    if (from <= flatAt && flatAt + word.length <= from + excepted.length) return true;
  return false;
}

/** Returns the folder that `--summary` counts a file in: a part of a package, a feature, or a suite of e2e. */
function folderOf(file) {
  return (
    /^packages\/\w+\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0] ??
    /^packages\/\w+\/src(\/[^/]+(?=\/))?/.exec(file)?.[0] ??
    /^e2e\/[^/]+(?=\/)/.exec(file)?.[0] ??
    file.split('/')[0]
  );
}

/**
 * Separates the findings of a file that exceptions do not allow from the exceptions that allow one. `exceptions` contains
 * the reason of each allowed text.
 */
export function applyExceptions(findings, exceptions = {}) {
  const used = new Set();
  const open = findings.filter((finding) => {
    const text = Object.keys(exceptions).find((allowed) => isWithin(finding, allowed));
    if (text !== undefined) used.add(text);
    return text === undefined;
  });
  return { open, used };
}

/** Migrations stay as they were when they ran. */
const migrations = /\/db\/migrations\//;

/** Returns the findings of all sources below `paths`, and the problems of the exceptions. */
function check(paths) {
  const exceptions = JSON.parse(readFileSync(join(root, 'scripts/english-exceptions.json'), 'utf8'));
  const all = globSync(
    [
      '{packages/*/src,e2e,scripts,.storybook}/**/*.{ts,tsx,mts,mjs,js,jsx}',
      '{.,packages/*}/*.{ts,mts,mjs,js,cjs}',
      '.*.{js,cjs}',
    ],
    { cwd: root, exclude: ['**/node_modules/**'] },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/demo\/sandbox\/sandbox-[^/]*\.ts$/.test(file));
  const isBelow = (file, path) => file === path || file.startsWith(`${path}/`);
  const files = all.filter((file) => paths.length === 0 || paths.some((path) => isBelow(file, path))).sort();
  const problems = paths
    .filter((path) => !files.some((file) => isBelow(file, path)))
    .map((path) => `no source below ${path}`);
  const findings = [];
  for (const file of files) {
    const allowed = exceptions[file] ?? {};
    const source = readFileSync(join(root, file), 'utf8');
    const { open, used } = applyExceptions(findWords(source, file), allowed);
    const names = migrations.test(file) ? [] : findNames(source, file);
    findings.push(...[...open, ...names].map((finding) => ({ file, ...finding })));
    const named = wordOfPath(file);
    if (named) findings.push({ file, line: 1, ...named });
    for (const [text, reason] of Object.entries(allowed)) {
      if (typeof reason !== 'string' || reason.trim() === '')
        problems.push(`exception without a reason: ${file}: ${text}`);
      if (!used.has(text)) problems.push(`exception without use: ${file}: ${text}`);
    }
  }
  for (const file of Object.keys(exceptions))
    if (!all.includes(file)) problems.push(`exception for a file that is not checked: ${file}`);
  return { files: files.length, findings, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = process.argv.slice(2);
  const paths = options.filter((option) => option !== '--summary').map((path) => path.replace(/^\.\/|\/$/g, ''));
  const { files, findings, problems } = check(paths);
  if (options.includes('--summary')) {
    const folders = Map.groupBy(findings, ({ file }) => folderOf(file));
    const counts = [...folders].map(([folder, { length }]) => [folder, length]).sort((a, b) => b[1] - a[1]);
    for (const [folder, count] of counts) console.log(`${String(count).padStart(5)}  ${folder}`);
  } else {
    for (const { file, line, word: match, use } of findings) console.error(`${file}:${line} "${match}", use ${use}`);
  }
  for (const problem of problems) console.error(problem);
  console.log(`${files} files, ${findings.length} words to replace, ${problems.length} other problems`);
  process.exitCode = findings.length + problems.length > 0 ? 1 : 0;
}
