import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from './packages/widgets/package.json' with { type: 'json' };

const sources = globSync('packages/widgets/src/**/*.{ts,tsx}', {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
}).map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Libraries that the sandbox server loads on demand. */
const ofSandbox = ['csv-parse/browser/esm/sync'].map((name) => `@tramita/server > ${name}`);

/**
 * Libraries of the widgets and of the sandbox that Vite must prepare before the first page. Some of them are only used
 * by parts that are loaded on demand: if Vite found them then, it would reload in the middle of a test, with a second
 * React.
 */
export const lateDependencies: string[] = Object.keys(manifest.devDependencies)
  .filter((name) => !/^(@tramita\/|@vanilla-extract\/|esbuild$|react(-dom)?$|preact$)/.test(name))
  .filter((name) => sources.some((source) => source.includes(`from '${name}'`) || source.includes(`import('${name}')`)))
  .map((name) => `@tramita/widgets > ${name}`)
  .concat(ofSandbox);
