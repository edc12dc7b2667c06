import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const results = join(import.meta.dirname, '../../e2e/bench/RESULTS.md');

/** Returns the section of RESULTS.md with this title: the output of a bench. @throws if the section does not exist */
function recordedText(title) {
  const part = readFileSync(results, 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith(`${title}\n`));
  if (part === undefined) throw new Error(`There is no recorded measurement of ${title}`);
  return part;
}

/** Returns the numbers in a recorded text that the groups of a pattern match. @throws if the text does not match */
export function recordedFigures(title, pattern) {
  const found = pattern.exec(recordedText(title));
  if (!found) throw new Error(`The recorded measurement of ${title} does not contain ${pattern}`);
  return found.slice(1).map(Number);
}
