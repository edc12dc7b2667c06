// Checks the table "Where to add things" of CONTRIBUTING.md: compares the files that a sample change per row needs with
// those that the row names, applies the samples to a copy of the repository, compiles all packages and runs the samples'
// tests. That takes a few minutes; with `--quick` it only compares, and looks for the places where the samples are
// inserted. Paths in parentheses are not needed by every change.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { screenSamples } from './contributing/screen-samples.mjs';
import { serverSamples } from './contributing/server-samples.mjs';
import { isTest } from './lib/is-test.mjs';
import { root, run } from './lib/run.mjs';

/**
 * @typedef {object} Sample
 * @property {string} row first cell of the row
 * @property {readonly (readonly [file: string, after: string, text: string])[]} insert texts to insert after others
 * @property {Readonly<Record<string, string>>} create files to create
 * @property {readonly string[]} tests files of tests that prove the change
 */

const samples = [...serverSamples, ...screenSamples];
const problems = [];

/** Returns the cells of the table by their row. */
function rowsOf(document) {
  const lines = document.split('\n').filter((line) => /^\| (?!new |---)/.test(line));
  return new Map(
    lines.map((line) => line.slice(2, -2).split(' | ')).map(([row, ...cells]) => [row.trim(), cells.join(' | ')]),
  );
}

const pathsIn = (text) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.<>-]+)+|\.?[\w-]+\.(?:js|ts))`/g)].map(([, path]) => path);
const covers = (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+')}(/|$)`);

/** Reports files that a sample needed and its row does not name, and paths of the row that it did not need. */
function compareWithRow({ row, insert, create }, cell) {
  if (cell === undefined) return problems.push(`CONTRIBUTING.md has no row "${row}"`);
  const touched = [...insert.map(([file]) => file), ...Object.keys(create)];
  const named = pathsIn(cell);
  for (const file of touched.filter((file) => !isTest(file)))
    if (!named.some((path) => covers(path).test(file))) problems.push(`${row}: the row does not name ${file}`);
  const isLocal = (path) => !path.includes('/') && !existsSync(join(root, path));
  for (const path of pathsIn(cell.replaceAll(/\([^)]*\)/g, '')).filter((path) => !isLocal(path)))
    if (!touched.some((file) => covers(path).test(file))) problems.push(`${row}: the sample does not need ${path}`);
}

/** Copies the files of the repository; installed packages are linked, and the packages of the copy refer to each other. */
function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'tramita-contributing-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files.filter((file) => file && existsSync(join(root, file))))
    cpSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tramita' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  const packages = readdirSync(join(root, 'packages'));
  mkdirSync(join(copy, 'node_modules/@tramita'));
  for (const name of packages) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@tramita', name));
    const installed = join(root, 'packages', name, 'node_modules');
    if (existsSync(installed))
      cpSync(installed, join(copy, 'packages', name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  // the configuration of the tests loads the built client
  cpSync(join(root, 'packages/client/dist'), join(copy, 'packages/client/dist'), { recursive: true });
  return copy;
}

/** Returns the text after which a sample is inserted; a line whose figures change is described by an expression. */
const textAt = (source, place) => (place instanceof RegExp ? place.exec(source)?.[0] : place);

/** Reports texts of the repository that a sample is inserted after and that no longer exist. */
function findPlaces({ row, insert }) {
  for (const [file, place] of insert) {
    const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const text = textAt(source, place);
    if (text === undefined || !source.includes(text))
      problems.push(`${row}: ${file} does not contain ${String(place)}`);
  }
}

function apply(copy, { insert, create }) {
  for (const [file, place, text] of insert) {
    const source = readFileSync(join(copy, file), 'utf8');
    const after = textAt(source, place);
    const [first, ...rest] = source.split(after);
    const isWord = text.startsWith(',');
    writeFileSync(join(copy, file), `${first}${after}${isWord ? '' : '\n'}${text}${rest.join(after)}`);
  }
  for (const [file, text] of Object.entries(create)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text.trimStart());
  }
}

/** Applies all samples to a copy of the repository, compiles it and runs the tests of the samples. */
async function tryOut() {
  const copy = copyRepository();
  try {
    for (const sample of samples) apply(copy, sample);
    const steps = [
      ...['.', 'packages/client', 'packages/server', 'packages/widgets', 'packages/host'].map((project) => [
        'tsc',
        ['-p', project],
      ]),
      ...['check-boundaries', 'check-docs', 'check-requirements'].map((name) => [
        process.execPath,
        [`scripts/${name}.mjs`],
      ]),
      ['vitest', ['run', '--project', 'unit', ...new Set(samples.flatMap(({ tests }) => tests))]],
    ];
    for (const [command, args] of steps) {
      console.log(`\n── ${command} ${args.join(' ')}`);
      if ((await run(command, args, { cwd: copy })) !== 0) problems.push(`${command} ${args.join(' ')} failed`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const rows = rowsOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
for (const sample of samples) {
  compareWithRow(sample, rows.get(sample.row));
  findPlaces(sample);
}
for (const row of rows.keys())
  if (!samples.some((sample) => sample.row === row)) problems.push(`no sample for the row "${row}"`);

if (problems.length === 0 && !process.argv.includes('--quick')) await tryOut();
for (const problem of problems) console.error(`\n✗ ${problem}`);
console.log(`\n${samples.length} samples, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
