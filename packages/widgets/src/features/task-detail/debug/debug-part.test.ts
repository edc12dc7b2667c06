import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Returns the code of the debug panel that a page's bundler keeps. */
async function bundled(mode: 'production' | 'development'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/DebugJson.tsx`],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    packages: 'external',
    external: ['@tramita/*'],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [vanillaExtractPlugin()],
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

test('T6.29 the panel with the raw JSON is in a development build, and in no production build', async () => {
  expect(await bundled('development')).toContain('JSON.stringify');
  const production = await bundled('production');
  expect(production).not.toContain('JSON.stringify');
  expect(production).not.toMatch(/import\(/);
});
