// Reports words that comments, docstrings and test titles do not use, with the words to use instead. Code in backticks is
// ignored. `--summary` prints the number of findings per folder instead; paths as arguments limit the check to them.
// A text that has to keep such a word is listed in english-exceptions.json: file, text, reason.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { root } from './lib/run.mjs';

const word = (source) => new RegExp(`\\b(?:${source.replaceAll(' ', '\\s+')})\\b`, 'gi');

/** Words that are not used, each with its replacement. */
export const unused = [
  { pattern: word('as it stands'), use: 'in its current state' },
  // "stand-in" is a noun
  { pattern: /\b(?:stands?|stood|standing)\b(?!-in)/gi, use: 'be, appear or exist' },
  { pattern: word('anew'), use: 'again' },
  { pattern: word('beside'), use: 'next to, with or after' },
  // a server may be behind a proxy
  {
    pattern: /\bbehind\b(?!\s+an?\s+(?:reverse\s+)?(?:proxy|load\s+balancer))/gi,
    use: 'after, below or the name of the relation',
  },
  { pattern: word('somebody|anybody|nobody|whoever'), use: 'the name of the actor, or "no one"' },
  { pattern: /(?<!\bthere\s+)\bis\s+none\b/gi, use: 'is not a, or invalid' },
  { pattern: word('told|tells?'), use: 'report, notify, show or return' },
  { pattern: word('what is'), use: 'the noun' },
  { pattern: /^\s*what\s+(?:an?|the|it|they)\b/gi, use: 'the noun' },
  { pattern: word('(?:of|for|from|with|by) what (?:an?|the|it|they)'), use: 'the noun' },
  { pattern: word('goes away'), use: 'is removed or closes' },
  { pattern: word('shall'), use: 'should or must' },
  { pattern: word('heeds'), use: 'respects or considers' },
  { pattern: word('is over'), use: 'ends or has ended' },
];

/** Functions whose first argument is a title; `test.only` and the like count by their first name. */
const titled = new Set(['test', 'it', 'describe', 'base']);

/** Replaces code, list markers and comment signs with spaces, so that positions stay the same. */
const prose = (text) =>
  text
    .replace(/^[ \t]*(?:\/\*+|\*(?!\/)|\/\/+)|\*\/$/gm, (signs) => ' '.repeat(signs.length))
    .replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, ' '));

/** The comments of a source as `{ start, text }`; line comments that follow each other are one text. */
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

/** The name at the beginning of a callee: `test` for `test.each(cases)`. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return nameOf(callee.tag);
  return undefined;
}

/** The test titles of a source as `{ start, text }`. */
function titlesOf(source, program) {
  const found = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !titled.has(nameOf(node.callee))) return;
    const [title] = node.arguments;
    const isText = (title?.type === 'Literal' && typeof title.value === 'string') || title?.type === 'TemplateLiteral';
    if (isText) found.push({ start: title.start + 1, text: source.slice(title.start + 1, title.end - 1) });
  });
  return found;
}

/** Words of a source that are not used: position, line, the word as written, its replacement and the text around it. */
export function findWords(source, name = 'text.tsx') {
  const { program, comments } = parseSync(name, source);
  const texts = [...commentsOf(source, comments), ...titlesOf(source, program)];
  const found = [];
  for (const { start, text } of texts)
    for (const { pattern, use } of unused)
      for (const match of text.matchAll(pattern)) {
        const indent = /^\s*/.exec(match[0])[0].length;
        const at = start + match.index + indent;
        const line = source.slice(0, at).split('\n').length;
        // a phrase is listed before the words in it, and is reported once
        const isPart = found.some((other) => other.at <= at && at < other.at + other.word.length);
        // where the word begins in the flat text, for exceptions
        const flatAt = flat(`${text.slice(0, match.index + indent)}|`).length - 1;
        if (!isPart) found.push({ at, line, word: flat(match[0]), use, text: flat(text), flatAt });
      }
  return found.sort((a, b) => a.at - b.at);
}

/** A text on one line. */
function flat(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a finding lies within the text of an exception. */
function isWithin({ text, flatAt, word }, excepted) {
  for (let from = text.indexOf(excepted); from >= 0; from = text.indexOf(excepted, from + 1))
    if (from <= flatAt && flatAt + word.length <= from + excepted.length) return true;
  return false;
}

/** The folder a file is counted under: a part of a package, a feature, or a suite of e2e. */
function folderOf(file) {
  return (
    /^packages\/\w+\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0] ??
    /^packages\/\w+\/src(\/[^/]+(?=\/))?/.exec(file)?.[0] ??
    /^e2e\/[^/]+(?=\/)/.exec(file)?.[0] ??
    file.split('/')[0]
  );
}

/** Findings of all sources below `paths`, and problems of the exceptions. */
function check(paths) {
  const exceptions = JSON.parse(readFileSync(join(root, 'scripts/english-exceptions.json'), 'utf8'));
  const files = globSync('{packages/*/src,e2e,scripts,.storybook}/**/*.{ts,tsx,mts,mjs,js,jsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/demo\/sandbox\/sandbox-[^/]*\.ts$/.test(file))
    .filter((file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .sort();
  const used = new Set();
  const findings = files.flatMap((file) => {
    const allowed = Object.keys(exceptions[file] ?? {});
    return findWords(readFileSync(join(root, file), 'utf8'), file).flatMap((finding) => {
      const exception = allowed.find((text) => isWithin(finding, text));
      if (exception === undefined) return [{ file, ...finding }];
      used.add(`${file}: ${exception}`);
      return [];
    });
  });
  const problems = Object.entries(exceptions).flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([text, reason]) => {
      if (typeof reason !== 'string' || reason.trim() === '') return [`exception without a reason: ${file}: ${text}`];
      if (used.has(`${file}: ${text}`) || (paths.length > 0 && !files.includes(file))) return [];
      return [`exception without use: ${file}: ${text}`];
    }),
  );
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
  console.log(`${files} files, ${findings.length} words to replace, ${problems.length} problems in the exceptions`);
  process.exitCode = findings.length + problems.length > 0 ? 1 : 0;
}
