// Checks that no source file has more than 400 lines, tests, stories and data apart, and no folder more than 30 files.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/run.mjs';

const most = 400;
const mostInFolder = 30;
const exempt = /\.(test|test-d|stories)\.tsx?$|\/(demo|migrations)\/|^e2e\//;
const files = globSync('{packages/*/src,scripts,.storybook}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !exempt.test(file),
);
const long = files
  .map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length])
  .filter(([, lines]) => lines > most);
for (const [file, lines] of long) console.error(`${file} has ${lines} lines, at most ${most} are allowed`);

const inFolders = Object.groupBy(globSync('packages/*/src/**/*.*', { cwd: root }), (file) => dirname(file));
const full = Object.entries(inFolders).filter(([, { length }]) => length > mostInFolder);
for (const [folder, { length }] of full)
  console.error(`${folder} has ${length} files, at most ${mostInFolder} are allowed`);

console.log(`${files.length} files, ${long.length} too long; ${full.length} folders too full`);
process.exitCode = long.length + full.length > 0 ? 1 : 0;
