// Reports texts for users that are written in a component instead of a message table, and messages of a language that
// still have the Portuguese text. A missing message does not compile: the tables of a language have the type of all
// messages.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { isTest } from './lib/is-test.mjs';
import { root } from './lib/run.mjs';
import { lineOf, textOf, walk } from './lib/source-texts.mjs';
import { sameWords, shownAsWritten } from './text-exceptions.mjs';

/** Attributes whose value is shown or read to users. */
const shownAttributes = new Set([
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'children',
  'description',
  'empty',
  'hint',
  'label',
  'message',
  'name',
  'placeholder',
  'title',
]);
const word = /\p{L}{2,}/u;
const accented = /[À-ÖØ-öø-ÿ]/u;
/** A sentence or a name with a capital letter, not a path, a class, a key or a selector. */
const sentence = /^\p{Lu}\p{Ll}+(?: [\p{L}\d]+)+[.:?!]*$/u;

/** Properties of objects whose value is shown to users. */
const shownProperties = new Set(['description', 'detail', 'hint', 'label', 'message', 'placeholder', 'text', 'title']);
const capitalized = /^\p{Lu}\p{Ll}+/u;

/** Returns whether a literal is for developers: the message of an error, or a line of the console. */
const isForDevelopers = (ancestors) =>
  ancestors.some(
    ({ type, callee }) =>
      (type === 'NewExpression' && /(Error|Exception)$/.test(callee.name ?? '')) ||
      (type === 'CallExpression' &&
        (callee.object?.name === 'console' || /^(sayOnce|\w*Error)$/.test(callee.name ?? ''))),
  );

/** Returns whether a literal is the name of a key of the keyboard. */
const isKey = (ancestors) =>
  ancestors.some(({ type, openingElement }) => type === 'JSXElement' && openingElement.name.name === 'Kbd');

/** Returns whether a literal is the value of a property that is shown to users. */
const isShownProperty = (parent, text) =>
  parent?.type === 'Property' && shownProperties.has(parent.key.name) && capitalized.test(text);

const isName = /^[a-z][\w.-]*$/;

const isElement = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';

/** Returns whether the value of a literal becomes content of an element or of an attribute that users read. */
function isShown(node, ancestors) {
  if (node.type === 'JSXText') return true;
  for (let index = ancestors.length - 1; index >= 0; index -= 1) {
    const { type, name, consequent } = ancestors[index];
    // an identifier such as the name of a form control or of an icon
    if (type === 'JSXAttribute')
      return shownAttributes.has(name.name) && !(name.name === 'name' && isName.test(node.value));
    if (type === 'JSXExpressionContainer') {
      if (isElement(ancestors[index - 1] ?? {})) return true;
      continue;
    }
    const passesOn =
      type === 'LogicalExpression' ||
      (type === 'ConditionalExpression' && consequent !== undefined) ||
      type === 'TemplateLiteral';
    if (!passesOn) return false;
    const child = ancestors[index + 1] ?? node;
    if (type === 'ConditionalExpression' && ancestors[index].test === child) return false;
  }
  return false;
}

/** Returns the texts of a source that users read: line and text. */
export function literalTexts(source, name = 'text.tsx') {
  const { program } = parseSync(name, source);
  const found = [];
  walk(program, (node, ancestors) => {
    const text = textOf(node);
    if (text === undefined || !word.test(text.replaceAll('{}', ''))) return;
    const parent = ancestors.at(-1);
    if (isForDevelopers(ancestors) || isKey(ancestors)) return;
    if (parent?.type === 'JSXAttribute' && !shownAttributes.has(parent.name.name)) return;
    if (isShown(node, ancestors)) {
      found.push({ line: lineOf(source, node), text });
    } else if (accented.test(text) || sentence.test(text) || isShownProperty(parent, text))
      found.push({ line: lineOf(source, node), text });
  });
  return found;
}

/** Returns the texts of a table of messages in the order of its source. */
export function tableTexts(source, name = 'table.ts') {
  const texts = [];
  walk(parseSync(name, source).program, (node, ancestors) => {
    const text = textOf(node);
    if (text === undefined || ancestors.some(({ type }) => type.startsWith('TS'))) return;
    if (/\p{L}{3,}/u.test(text.replaceAll('{}', ''))) texts.push(text);
  });
  return texts;
}

const read = (file) => readFileSync(join(root, file), 'utf8');
const sources = (...patterns) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Tables of one language and their Portuguese originals. */
function translatedTables() {
  return sources('packages/{widgets,host}/src/messages/{en,es}/**/*.ts')
    .filter((file) => !isTest(file))
    .map((file) => ({ file, original: file.replace(/\/messages\/(?:en|es)\//, '/messages/') }));
}

function check() {
  const used = new Set();
  const isException = (list, file, text) => {
    const key = list.find((entry) => entry.text === text && (entry.file === undefined || file.endsWith(entry.file)));
    if (key) used.add(key);
    return key !== undefined;
  };
  const components = sources('packages/{widgets,host}/src/**/*.{ts,tsx}').filter(
    (file) => !isTest(file) && !/\/messages\//.test(file),
  );
  const literals = components.flatMap((file) =>
    literalTexts(read(file), file)
      .filter(({ text }) => !isException(shownAsWritten, file, text))
      .map(({ line, text }) => `${file}:${line} text outside the message tables: ${text}`),
  );
  const originals = new Set(
    sources('packages/{widgets,host}/src/messages/**/*.ts')
      // the files of formats contain the words of every language
      .filter((file) => !/\/messages\/(?:en|es|format)\//.test(file) && !isTest(file))
      .flatMap((file) => tableTexts(read(file), file)),
  );
  const untranslated = translatedTables().flatMap(({ file }) =>
    tableTexts(read(file), file)
      .filter((text) => originals.has(text) && accented.test(text) && !isException(sameWords, file, text))
      .map((text) => `${file} has the Portuguese text: ${text}`),
  );
  const problems = [...literals, ...untranslated];
  const idle = [...shownAsWritten, ...sameWords].filter((entry) => !used.has(entry));
  for (const { text } of idle) problems.push(`exception without use: ${text}`);
  for (const problem of problems) console.error(problem);
  console.log(`${components.length} files, ${problems.length} problems with texts`);
  process.exitCode = problems.length > 0 || components.length === 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
