import { expect, test } from 'vitest';
import { unexplained } from './check-typing.mjs';

const waits = [
  'await new Promise((resolve) => setTimeout(resolve, 500));',
  'const sleep = (ms) => new Promise((done) => setTimeout(done, ms));',
  'await page.waitForTimeout(500);',
  "import { setTimeout } from 'node:timers/promises';",
];

test.each(waits)('finds the fixed wait in %j', (source) => {
  expect(unexplained('packages/a/src/a.test.ts', source)).toMatchObject([{ line: 1 }]);
});

test.each(waits)('accepts %j with a reason above', (source) => {
  expect(unexplained('packages/a/src/a.test.ts', `// the file system reports changes per second\n${source}`)).toEqual(
    [],
  );
});

test('finds assertions on clock times', () => {
  const source = 'const from = performance.now();\nexpect(performance.now() - from).toBeGreaterThan(500);';
  expect(unexplained('packages/a/src/a.test.ts', source)).toMatchObject([{ line: 2 }]);
});

test('finds fill() in journeys only', () => {
  const source = "await page.getByRole('textbox').fill('a');";
  expect(unexplained('e2e/journeys/a.spec.ts', source)).toHaveLength(1);
  expect(unexplained('packages/a/src/a.browser.test.tsx', source)).toEqual([]);
});

test('allows fake timers, waits for conditions and timeouts of tests', () => {
  const source = 'vi.advanceTimersByTime(500);\nawait expect.poll(calls).toBe(1);\ntest.setTimeout(120_000);';
  expect(unexplained('packages/a/src/a.test.ts', source)).toEqual([]);
});
