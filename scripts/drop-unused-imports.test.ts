import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { dropUnusedImports } from '../drop-unused-imports.ts';

const sources: Readonly<Record<string, string>> = {
  bell: "import { bell } from 'icons'; import './page.css'; console.log(bell);",
  tags: "import { bell, tag } from 'icons'; console.log(bell, tag);",
  tag: "import { tag } from 'tag-icon'; console.log(tag);",
  icons: "export { bell } from 'bell-icon'; export { tag } from 'tag-icon';",
  'bell-icon': 'export const bell = [1];',
  'tag-icon': 'export const tag = [2];',
};

/** Serves the sources from memory. */
const inMemory: Plugin = {
  name: 'in-memory',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /.*/ }, ({ path }) => ({
      path,
      namespace: 'memory',
      sideEffects: path in { bell: 1, tags: 1, tag: 1 },
    }));
    onLoad({ filter: /.*/ }, ({ path }) => ({ contents: sources[path] ?? '' }));
  },
};

/** Returns the statements of a built entry that import without using anything. */
async function bareImportsOf(entry: string, plugins: readonly Plugin[]): Promise<readonly string[]> {
  const { outputFiles } = await build({
    entryPoints: ['bell', 'tags', 'tag'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    plugins: [inMemory, ...plugins],
  });
  const text = outputFiles.find(({ path }) => path.endsWith(`${entry}.js`))?.text ?? '';
  return text.match(/^import ".*/gm) ?? [];
}

test('a built file loses the imports of shared files from which it uses nothing, and keeps its style sheets', async () => {
  expect(await bareImportsOf('bell', [])).toEqual([expect.stringMatching('chunk'), 'import "./page.css";']);
  expect(await bareImportsOf('bell', [dropUnusedImports])).toEqual(['import "./page.css";']);
});
