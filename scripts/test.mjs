// Runs all checks, all tests and the journeys in a browser. Installs Chromium and starts its own Postgres if possible.
// Ends with the line `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './lib/postgres.mjs';
import { root, run } from './lib/run.mjs';
import { readPlaywrightReport, readVitestReport } from './lib/test-reports.mjs';
import { verify } from './verify.mjs';

// hundreds of processes load the same tools and servers
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

const title = (text) => {
  phases.push({ text, start: performance.now(), cpu: cpuTimes() });
  console.log(`\n══ ${text}`);
};
/** The parts of the run with their start, in order. */
const phases = [];
const reports = mkdtempSync(join(tmpdir(), 'tramita-test-'));
const total = { passed: 0, failures: [], unsteady: [] };
let postgres;
let code = 1;

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(signal, async () => {
    await cleanUp();
    process.exit(status);
  });
}

try {
  code = await testAll();
} finally {
  await cleanUp();
}
// repeated at the end because the output above is long
for (const line of phaseLines()) console.log(line);
for (const name of total.unsteady) console.log(`\n~ passed when it was tried again: ${name}`);
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = code;

async function testAll() {
  title('Chromium');
  if ((await run(process.execPath, ['scripts/ensure-chromium.mjs'])) !== 0) return fail('Chromium cannot be used');
  console.log('ready');

  title('Postgres');
  const databaseUrl = await provideDatabase();
  const databaseEnv = databaseUrl ? { TRAMITA_TEST_DATABASE_URL: databaseUrl } : {};

  title('Checks');
  const failedChecks = await verify();
  total.failures.push(...failedChecks.map((name) => `check ${name}`));

  title('Unit, browser and story tests');
  const vitestReport = join(reports, 'vitest.json');
  const vitestCode = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { env: databaseEnv },
  );
  count('vitest', vitestCode, () => readVitestReport(vitestReport));
  if (!databaseUrl) console.log('The database suite ran on the embedded database only.');

  title('Stories with React 18');
  const storiesReport = join(reports, 'stories.json');
  const storiesCode = await run(
    'vitest',
    ['run', '--project=storybook', '--reporter=dot', '--reporter=json', `--outputFile.json=${storiesReport}`],
    { env: { TRAMITA_REACT: '18' } },
  );
  count('stories with React 18', storiesCode, () => readVitestReport(storiesReport));

  title('The main job in a browser');
  const playwrightReport = join(reports, 'playwright.json');
  const playwrightCode = failedChecks.includes('build')
    ? 1
    : await run('playwright', ['test', '--reporter=list,json'], {
        env: { ...databaseEnv, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      });
  count('playwright', playwrightCode, () => readPlaywrightReport(playwrightReport));

  return total.failures.length === 0 ? 0 : 1;
}

/** Milliseconds that all processors of the machine were busy and idle since it started. */
function cpuTimes() {
  const times = cpus().map(({ times }) => times);
  const idle = times.reduce((sum, { idle }) => sum + idle, 0);
  return { idle, all: times.reduce((sum, time) => sum + Object.values(time).reduce((a, b) => a + b, 0), 0) };
}

/** Returns how long each part took, and how busy the machine was, which shows whether a part waits or computes. */
function phaseLines() {
  const ends = [...phases.slice(1), { start: performance.now(), cpu: cpuTimes() }];
  return phases.map(({ text, start, cpu }, index) => {
    const end = ends[index];
    const seconds = ((end.start - start) / 1000).toFixed(0);
    const busy = 100 * (1 - (end.cpu.idle - cpu.idle) / Math.max(1, end.cpu.all - cpu.all));
    return `${text}: ${seconds} s, processors ${busy.toFixed(0)} % busy`;
  });
}

function fail(why) {
  total.failures.push(why);
  return 1;
}

/** Adds the numbers of a report; a run that failed without a failed test or left no report counts as one failure. */
function count(name, exitCode, read) {
  let failures = [];
  try {
    const report = read();
    total.passed += report.passed;
    total.unsteady.push(...report.unsteady);
    failures = report.failures;
  } catch (error) {
    console.error(`No report of ${name}: ${error.message}`);
  }
  if (failures.length === 0 && exitCode !== 0) failures = [`${name} ended with ${exitCode}`];
  total.failures.push(...failures);
}

async function provideDatabase() {
  const given = process.env.TRAMITA_TEST_DATABASE_URL;
  if (given) {
    console.log('the one named in TRAMITA_TEST_DATABASE_URL');
    return given;
  }
  postgres = await startPostgres();
  console.log(
    postgres.url ? `${postgres.version}, started for this run` : `none: ${postgres.missing}. Going on without.`,
  );
  return postgres.url;
}

async function cleanUp() {
  rmSync(reports, { recursive: true, force: true });
  await postgres?.stop?.();
}
