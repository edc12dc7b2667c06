// Everything that says whether the project works: all checks, all tests, the main job in a browser.
// Installs Chromium and starts a Postgres of its own where it can; ends with the line `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { verify } from './verify.mjs';

const title = (text) => console.log(`\n══ ${text}`);
const reports = mkdtempSync(join(tmpdir(), 'tramita-test-'));
const total = { passed: 0, failed: 0 };
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
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = code;

async function testAll() {
  title('Chromium');
  if ((await run(process.execPath, ['scripts/ensure-chromium.mjs'])) !== 0) return fail();
  console.log('ready');

  title('Postgres');
  const databaseUrl = await provideDatabase();

  title('Checks');
  const failedChecks = await verify();
  total.failed += failedChecks.length;

  title('Unit, browser and story tests');
  const vitestReport = join(reports, 'vitest.json');
  const vitestCode = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { env: databaseUrl ? { TRAMITA_TEST_DATABASE_URL: databaseUrl } : {} },
  );
  count(vitestCode, vitestReport, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
  if (!databaseUrl) console.log('The database suite ran on the embedded database only.');

  title('The main job in a browser');
  const playwrightReport = join(reports, 'playwright.json');
  const playwrightCode = failedChecks.includes('build')
    ? 1
    : await run('playwright', ['test', '--reporter=list,json'], {
        env: { CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      });
  count(playwrightCode, playwrightReport, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);

  return total.failed === 0 ? 0 : 1;
}

function fail() {
  total.failed += 1;
  return 1;
}

/** Adds a report's numbers; a run that failed without a failed test, or left no report, counts as one failure. */
function count(exitCode, path, numbers) {
  let passed = 0;
  let failed = 0;
  try {
    [passed, failed] = numbers(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    console.error('No report was written.');
  }
  total.passed += passed;
  total.failed += failed === 0 && exitCode !== 0 ? 1 : failed;
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
