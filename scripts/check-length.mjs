// Checks that no source file has more than 400 lines. Tests, stories and data may be longer.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const most = 400;
const exempt = /\.(test|test-d|stories)\.tsx?$|\/(demo|migrations)\/|^e2e\//;
const files = globSync('{packages/*/src,scripts,.storybook}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !exempt.test(file),
);
const long = files
  .map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length])
  .filter(([, lines]) => lines > most);
for (const [file, lines] of long) console.error(`${file} has ${lines} lines, at most ${most} are allowed`);
console.log(`${files.length} files, ${long.length} too long`);
process.exitCode = long.length > 0 ? 1 : 0;
