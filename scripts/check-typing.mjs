// Checks how tests act and wait. Journeys type with the keyboard (`typeInto` of e2e/support/typing.ts), because setting
// a value directly skips key events; tests wait for a condition, because a fixed wait is too short on a slow machine and
// too long on any other, and they do not compare clock times. An exception needs a comment with its reason on its line or
// the line above.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

const isComment = (line = '') => /\/\/\s*\S|^\s*\*/.test(line);

/** Calls that need a reason, each with the advice for those without one. */
const calls = [
  {
    isIn: (file) => /^e2e\//.test(file),
    pattern: /\.fill\(/,
    what: 'calls fill()',
    advice: 'use typeInto of e2e/support/typing.ts',
  },
  {
    isIn: () => true,
    pattern: /new Promise[^;]*\bsetTimeout\([^()]*,|\bwaitForTimeout\(|\btimers\/promises\b/,
    what: 'waits a fixed time',
    advice: 'wait for an event or a condition, or use fake timers',
  },
  {
    isIn: () => true,
    pattern: /expect\((?:performance|Date)\.now\(\)\s*-/,
    what: 'compares clock times',
    advice: 'use fake timers, or timerDelays of packages/widgets/src/testing',
  },
];

/** Returns the lines of a test that need a reason and have none, as `{ line, what, advice }`. */
export function unexplained(file, source) {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    calls
      .filter(({ isIn, pattern }) => isIn(file) && pattern.test(line))
      .filter(() => !isComment(line) && !isComment(lines[index - 1]))
      .map(({ what, advice }) => ({ line: index + 1, what, advice })),
  );
}

const tests = [
  'e2e/**/*.ts',
  '{packages,scripts}/**/*.{test,stories}.{ts,tsx,mjs}',
  'packages/**/testing/**/*.{ts,tsx}',
];

/** Returns the number of checked files below a folder, and the places without a reason. */
export function check(project) {
  const files = globSync(tests, { cwd: project, exclude: ['**/node_modules/**', 'scripts/check-typing.test.mjs'] }).map(
    (file) => file.replaceAll('\\', '/'),
  );
  const places = files.flatMap((file) =>
    unexplained(file, readFileSync(join(project, file), 'utf8')).map((place) => ({ file, ...place })),
  );
  return { files: files.length, places };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, places } = check(process.argv[2] ?? root);
  for (const { file, line, what, advice } of places)
    console.error(`${file}:${line} ${what} without saying why; ${advice}`);
  console.log(`${files} files of tests, ${places.length} waits, clock times and fill() without a reason`);
  process.exitCode = places.length > 0 ? 1 : 0;
}
