// Compiles every block of code of the guides and READMEs: TypeScript and JavaScript with the compiler, HTML against the attributes
// of the elements, CSS, JSON and shell with their parsers. Prints the problems and exits with 1.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { root } from '../lib/run.mjs';
import { codeFolder, fileOf, writeCode } from './write-code.ts';

/** Returns the attributes of each element, as the built manifest of the elements lists them. */
function readElements() {
  const text = readFileSync(join(root, 'packages/widgets/dist/custom-elements.json'), 'utf8');
  const [{ declarations }] = JSON.parse(text).modules;
  return new Map(declarations.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)]));
}

const elements = readElements();

/** Returns the problems of the elements in HTML. */
function problemsOfHtml(code) {
  return [...code.matchAll(/<(tramita-[\w-]+)([^>]*)>/g)].flatMap(([, tag, attributes]) => {
    const known = elements.get(tag);
    if (!known) return [`<${tag}> is not an element`];
    const given = [...attributes.matchAll(/([\w-]+)(?:="[^"]*")?/g)].map(([, name]) => name);
    return given.filter((name) => !known.includes(name)).map((name) => `<${tag}> has no attribute ${name}`);
  });
}

const thrownBy = (work) => {
  try {
    work();
    return [];
  } catch (error) {
    return [String(error.message)];
  }
};

const shellProblems = (code) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  return status === 0 ? [] : [stderr.trim()];
};

const checks = {
  html: problemsOfHtml,
  css: (code) => thrownBy(() => postcss.parse(code)),
  json: (code) => thrownBy(() => JSON.parse(code)),
  sh: shellProblems,
  http: () => [],
  text: () => [],
};

const blocks = writeCode();
const problems = blocks
  .filter((block) => !fileOf(block))
  .flatMap(({ document, line, language, code }) => {
    const check = checks[language] ?? (() => [`no language is known as "${language}"`]);
    return check(code).map((problem) => `${document}:${line} ${problem}`);
  });
for (const problem of problems) console.error(problem);

const { status, stdout } = spawnSync('tsc', ['-p', codeFolder, '--pretty', 'false'], { cwd: root, encoding: 'utf8' });
for (const found of stdout.split('\n').filter(Boolean)) {
  // errors in a block are reported at its line in the document
  const [, path, line, rest] = /^(\S+?)\((\d+),\d+\): (.*)$/.exec(found) ?? [];
  const block = blocks.find((one) => path && fileOf(one) === join(root, path));
  console.error(block ? `${block.document}:${block.line + Number(line) - 1} ${rest}` : found);
}
console.log(`${blocks.length} blocks of code`);
process.exitCode = problems.length > 0 || status !== 0 ? 1 : 0;
