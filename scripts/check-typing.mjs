// Checks that journeys type with the keyboard (`typeInto` of e2e/support/typing.ts), because setting a value directly
// skips key events. A call of `fill()` needs a comment with the reason on its line or the line above.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const isComment = (line = '') => /\/\/\s*\S|^\s*\*/.test(line);
/** The project to check; tests of this script pass another folder. */
const project = process.argv[2] ?? root;
const files = globSync('e2e/**/*.ts', { cwd: project });
const silent = files.flatMap((file) => {
  const lines = readFileSync(join(project, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    /\.fill\(/.test(line) && !isComment(line) && !isComment(lines[index - 1]) ? [`${file}:${index + 1}`] : [],
  );
});
for (const place of silent)
  console.error(`${place} calls fill() without saying why; use typeInto of e2e/support/typing.ts`);
console.log(`${files.length} files of journeys, ${silent.length} uncommented fill()`);
process.exitCode = silent.length > 0 ? 1 : 0;
