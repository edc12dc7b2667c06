// Runs every check of the project except its tests: format, boundaries, types, dead code, build, sizes, changesets,
// documents. Runs all, lists those that failed and exits with 1 if any did. Names as arguments select checks.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kB, measureWeights } from './docs/weights.ts';
import { buildStale, packages } from './lib/packages.mjs';
import { root, run } from './lib/run.mjs';

const script = (name) => () => run(process.execPath, [`scripts/${name}.mjs`]);

const checks = [
  {
    name: 'format',
    what: 'format, import order and lint',
    run: () => run('biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'boundaries', what: 'layers and imports', run: script('check-boundaries') },
  { name: 'length', what: 'length of files, size of folders', run: script('check-length') },
  { name: 'portuguese', what: 'words that the interface does not use', run: script('check-portuguese') },
  { name: 'texts', what: 'texts outside the message tables, texts without a translation', run: script('check-texts') },
  { name: 'english', what: 'words that names, comments and test titles do not use', run: script('check-english') },
  {
    name: 'typing',
    what: 'journeys that type with the keyboard, tests that wait for conditions',
    run: script('check-typing'),
  },
  { name: 'page-root', what: 'lookups in the global document', run: script('check-page-root') },
  { name: 'ref-props', what: 'components that React 18 gives no ref', run: script('check-ref-props') },
  { name: 'types', what: 'types of the root and of every package, and of the widgets with React 18', run: types },
  { name: 'test-only', what: 'exports that only tests use', run: script('check-test-only-exports') },
  { name: 'build', what: 'build of changed packages', run: () => buildStale() },
  {
    name: 'unused',
    what: 'unused files, exports and dependencies',
    // it loads the configuration of the tests, which migrates a database with the rules of the built client
    needsBuild: true,
    run: () => run('knip', ['--no-progress']),
  },
  { name: 'selectors', what: 'selectors that slow down every key', needsBuild: true, run: script('check-selectors') },
  { name: 'size', what: 'size budgets', needsBuild: true, run: size },
  { name: 'api', what: 'reports of the public API', needsBuild: true, run: script('check-api') },
  {
    name: 'requirements',
    what: 'requirements without a test and unknown requirements',
    run: script('check-requirements'),
  },
  { name: 'changesets', what: 'changesets', run: script('check-changesets') },
  { name: 'release', what: 'rehearsal of a release', needsBuild: true, run: script('check-release') },
  { name: 'docs', what: 'paths and commands in the documents', run: script('check-docs') },
  {
    name: 'contributing',
    what: 'files named for each kind of change',
    run: () => run(process.execPath, ['scripts/check-contributing.mjs', '--quick']),
  },
  { name: 'guides', what: 'the documentation site and the code in its guides', needsBuild: true, run: guides },
];

/** Runs the checks and resolves to the names of the failed ones. */
export async function verify(only = []) {
  const failed = [];
  for (const { name, what, needsBuild, run: check } of checks) {
    if (only.length > 0 && !only.includes(name)) continue;
    console.log(`\n── ${name}: ${what}`);
    const from = performance.now();
    const isPossible = !(needsBuild && failed.includes('build'));
    const code = isPossible ? await check() : 1;
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(
      code === 0 ? `   ok, ${seconds} s` : isPossible ? `   FAILED, ${seconds} s` : '   FAILED: nothing is built',
    );
    if (code !== 0) failed.push(name);
  }
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed checks: ${failed.join(', ')}`);
  return failed;
}

/** Checks two projects at a time, each in one thread, because threads of the compiler repeat a third of the work. */
async function types() {
  const projects = ['.', ...packages.map(({ name }) => `packages/${name}`), 'packages/widgets/tsconfig.react-18.json'];
  let code = 0;
  const next = async () => {
    for (let project = projects.shift(); project; project = projects.shift()) {
      code = (await run('tsc', ['-p', project, '--checkers', '1'])) || code;
    }
  };
  await Promise.all([next(), next()]);
  return code;
}

/** Builds the site, compiles the code of the guides and compares the README of the widgets with the code. */
async function guides() {
  const scripts = [['build'], ['check-code'], ['write-readme', '--check']];
  let code = 0;
  for (const [name, ...flags] of scripts) {
    code = (await run(process.execPath, [`scripts/docs/${name}.mjs`, ...flags])) || code;
  }
  return code;
}

/** Measures all budgets after a check that all files exist, because size-limit accepts a file that does not. */
async function size() {
  const { default: budgets } = await import('../.size-limit.js');
  const missing = budgets.flatMap(({ path }) => path).filter((path) => !existsSync(join(root, path)));
  for (const path of missing) console.error(`${path} does not exist`);
  if (missing.length > 0) return 1;
  const heavy = measureWeights().filter(({ passed }) => !passed);
  for (const { name, size, sizeLimit } of heavy)
    console.error(`${name} has ${kB(size)}, at most ${kB(sizeLimit)} are allowed`);
  const code = heavy.length > 0 ? 1 : 0;
  return (await run(process.execPath, ['scripts/check-first-screen.mjs'])) || code;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const only = process.argv.slice(2);
  const unknown = only.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(`No such check: ${unknown.join(', ')}. There are ${checks.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  process.exitCode = (await verify(only)).length > 0 ? 1 : 0;
}
