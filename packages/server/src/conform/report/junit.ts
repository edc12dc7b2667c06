import type { CheckResult, OperationResult, Report } from './report.ts';
import { stateWords } from './words.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML and removes the characters that XML cannot contain. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: responses of the checked server may contain them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** A test case of the suite of an operation. */
function caseOf(id: string, check: CheckResult): string {
  const start = `    <testcase${attributes({ classname: id, name: check.title })}`;
  if (check.state === 'passed') return `${start}/>`;
  if (check.state === 'skipped') return `${start}><skipped${attributes({ message: check.reason })}/></testcase>`;
  const message = `esperado ${check.expected}; veio ${check.actual}`;
  return `${start}><failure${attributes({ message })}>${escaped(check.request ?? '')}</failure></testcase>`;
}

function suiteOf({ id, state, checks, durationMs }: OperationResult): string {
  const cases: readonly CheckResult[] =
    checks.length > 0 ? checks : [{ title: 'é oferecida', state: 'skipped', reason: stateWords[state] }];
  const count = (wanted: CheckResult['state']) => cases.filter((check) => check.state === wanted).length;
  const counts = { tests: cases.length, failures: count('failed'), skipped: count('skipped') };
  const head = attributes({ name: id, ...counts, time: durationMs / 1000 });
  return [`  <testsuite${head}>`, ...cases.map((check) => caseOf(id, check)), '  </testsuite>'].join('\n');
}

/** Returns the report as JUnit XML: one suite per operation, one case per check. What could not be removed is an error. */
export function junitOf({ operations, notRemoved, stopped, durationMs }: Report): string {
  const problems = [...notRemoved, ...(stopped === null ? [] : [stopped])];
  const run: CheckResult[] = problems.map((actual) => ({
    title: 'termina e remove o que criou',
    state: 'failed',
    expected: 'nada',
    actual,
    request: null,
  }));
  const suites = [
    ...operations.map(suiteOf),
    ...(run.length === 0
      ? []
      : [
          `  <testsuite${attributes({ name: 'conform', tests: run.length, failures: run.length, skipped: 0, time: 0 })}>`,
          ...run.map((check) => caseOf('conform', check)),
          '  </testsuite>',
        ]),
  ];
  const head = attributes({ name: 'tramita conform', time: durationMs / 1000 });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${head}>`, ...suites, '</testsuites>'].join('\n');
}
