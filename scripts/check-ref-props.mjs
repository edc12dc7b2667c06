// Reports components of the widgets that declare `ref` among their props. React 18 does not pass it to them: use
// `forwardRef`, or a prop of another name. What else React 18 lacks, the type check with its types finds.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTest } from './lib/is-test.mjs';
import { root } from './lib/run.mjs';

/** Types of elements and components that a page passes to a widget. */
const allowed = ['packages/widgets/src/ui/Menu/MenuButton.tsx', 'packages/widgets/src/ui/ui-surroundings.ts'];

/** Returns the lines that declare a prop `ref`. */
export function refProps(source) {
  return [...source.matchAll(/\bref\??: (?:React\.)?(?:Ref|RefObject|RefCallback|ForwardedRef)\b/g)].map(
    ({ 0: found, index }) => {
      const line = source.slice(0, index).split('\n').length;
      return `${line}: ${found} (use forwardRef)`;
    },
  );
}

function check() {
  const files = globSync('packages/widgets/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !isTest(file) && !allowed.includes(file) && !file.endsWith('react-over-preact.ts'),
  );
  const found = files.flatMap((file) =>
    refProps(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} components with ref among their props`);
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
