// Compares the requirements in docs/requirements with the IDs in titles of tests and stories. Fails if a requirement
// has no test or a test names an unknown requirement.
//
//   node scripts/check-requirements.mjs                       numbers for each file
//   node scripts/check-requirements.mjs --missing [T2.5 …]    requirements without a test, of some sections or of all
//   node scripts/check-requirements.mjs --where T2.5.07 …     tests that name a requirement
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const id = /\b[CDEMPT]\d+(?:\.\d+)?\.\d{2}\b/g;
const requirementLine = /^- \*\*([CDEMPT]\d+(?:\.\d+)?\.\d{2})\*\* (.*)$/gm;
/** A test that does not run does not count. */
const isSkipped = /\b(skip|todo|fixme)\b/;

const documents = globSync('docs/requirements/*.md', { cwd: root })
  .sort()
  .map((file) => ({
    file,
    requirements: [...readFileSync(join(root, file), 'utf8').matchAll(requirementLine)].map(([, name, text]) => ({
      name,
      text,
    })),
  }));
const texts = new Map(documents.flatMap(({ requirements }) => requirements.map(({ name, text }) => [name, text])));
if (texts.size === 0) throw new Error('docs/requirements contains no requirement');

const tests = new Map();
const suites = '{packages/*/src,e2e,scripts}/**/*.{test,spec,stories,example}.{ts,tsx,mjs}';
for (const file of globSync(suites, { cwd: root }).sort()) {
  for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    if (isSkipped.test(line)) continue;
    for (const name of line.match(id) ?? []) {
      tests.set(name, [...(tests.get(name) ?? []), `${file}:${index + 1}: ${line.trim()}`]);
    }
  }
}

const [mode, ...wanted] = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((section) => name.startsWith(`${section}.`));
if (mode === '--where') {
  for (const name of wanted) {
    console.log(`${name} ${texts.get(name) ?? '(unknown requirement)'}`);
    for (const line of tests.get(name) ?? ['(no test)']) console.log(`  ${line}`);
  }
} else {
  const missing = [...texts.keys()].filter((name) => !tests.has(name));
  const unknown = [...tests.keys()].filter((name) => !texts.has(name));
  for (const { file, requirements } of documents) {
    const named = requirements.filter(({ name }) => tests.has(name)).length;
    if (requirements.length > 0) console.log(`${file}: ${named} of ${requirements.length}`);
  }
  for (const name of missing.filter(isWanted))
    console.error(`no test names ${name} ${mode === '--missing' ? texts.get(name) : ''}`);
  for (const name of unknown) console.error(`unknown requirement ${name} in ${tests.get(name)[0]}`);
  process.exitCode = missing.length + unknown.length > 0 ? 1 : 0;
}
