// Reports selectors of the built style sheets that use :has() and end in any element, such as `:has(> a) > :not(b)`.
// Browsers then compute the styles of the whole page again whenever something changes below an element that any :has()
// depends on, for example at every key in a field. A selector that ends in a class, attribute or element name is cheap.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

/** Splits a text at a separator outside parentheses and brackets. */
function splitOutside(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the selectors of a minified style sheet that use :has() before their last compound, which is any element. */
export function expensiveSelectors(sheet) {
  const found = new Set();
  // rules for paper do not exist on the screen
  for (const [, prelude] of sheet.replaceAll(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '').matchAll(/([^{}]+)\{/g)) {
    if (prelude.startsWith('@') || !prelude.includes(':has(')) continue;
    for (const selector of splitOutside(prelude, /,/)) {
      const compounds = splitOutside(selector, /[\s>+~]/);
      const last = compounds.pop() ?? '';
      const named = last.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
      const isAny = !/[.#[]|^[a-z]|:is\(/i.test(named);
      if (isAny && compounds.some((compound) => compound.includes(':has('))) found.add(selector);
    }
  }
  return [...found];
}

function check() {
  const sheets = ['packages/widgets/dist/*.css', 'packages/host/dist/assets/*.css'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  );
  const found = sheets.flatMap((sheet) =>
    expensiveSelectors(readFileSync(join(root, sheet), 'utf8')).map((selector) => `${sheet}: ${selector}`),
  );
  for (const line of found) console.error(line);
  console.log(`${sheets.length} style sheets, ${found.length} expensive selectors`);
  process.exitCode = found.length > 0 || sheets.length === 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
