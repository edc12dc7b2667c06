// Reports code of the widgets that looks things up in the global document. A widget may be in a shadow root or in the
// document of another window: there `packages/widgets/src/ui/page-root.ts` finds ids, the focused element and the window.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTest } from './lib/is-test.mjs';
import { root } from './lib/run.mjs';

const allowed = 'packages/widgets/src/ui/page-root.ts';

const refused = [
  [/\bdocument\s*\.\s*(?:getElementById|getElementsBy\w+|activeElement|querySelector(?:All)?|body)\b/g, 'pageRootOf'],
  [/\.getRootNode\(/g, 'pageRootOf'],
  [/\binstanceof (?:HTML\w*Element|Element|ShadowRoot|Document)\b/g, 'isElement'],
];

/** Returns a line for each lookup in the global document, with the function to use instead. */
export function globalLookups(source) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return refused.flatMap(([pattern, instead]) =>
    [...code.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = code.slice(0, index).split('\n').length;
      return `${line}: ${found} (use ${instead})`;
    }),
  );
}

function check() {
  const files = globSync('packages/widgets/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !isTest(file) && file !== allowed,
  );
  const found = files.flatMap((file) =>
    globalLookups(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} lookups in the global document`);
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
