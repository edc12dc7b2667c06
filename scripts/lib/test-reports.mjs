// Reads the reports of the test runners: how many tests passed, which failed and why, and which passed only when they
// were tried again, with the reason of the first failure.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

const firstLines = (text) => (text ?? '').split('\n').slice(0, 3).join('\n     ');
const firstError = (tests) =>
  firstLines(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message);

/** Reads Vitest's JSON report; a file that could not be run counts as a failure. */
export function readVitestReport(path) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0 && status === 'failed') return [`${file}\n     ${firstLines(message)}`];
    return failed.map(({ fullName, failureMessages: [why] }) => `${file}: ${fullName}\n     ${firstLines(why)}`);
  });
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [why] }) => `${relative(root, name)}: ${fullName}\n     ${firstLines(why)}`),
  );
  return { passed: numPassedTests, failures, unsteady };
}

/** Reads Playwright's JSON report. */
export function readPlaywrightReport(path) {
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8'));
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const specs = suites.flatMap(specsOf);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}\n     ${firstError(tests)}`);
  const unsteady = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => `${file}: ${title}\n     ${firstError(tests)}`);
  return { passed: stats.expected + stats.flaky, failures, unsteady };
}
