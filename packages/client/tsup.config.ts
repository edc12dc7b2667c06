import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Plugin, transformSync } from 'esbuild';
import { defineConfig } from 'tsup';
import { buildTypes } from '../../build-types.ts';
import { dropUnusedImports } from '../../drop-unused-imports.ts';
import { markConstants } from '../../mark-constants.ts';
import { trimSourceMaps } from '../../trim-source-maps.ts';

/** Each public subpath and its source. */
const entries = {
  index: 'src/index.ts',
  contract: 'src/contract/index.ts',
  reference: 'src/reference/index.ts',
  rules: 'src/rules/index.ts',
  'languages/en': 'src/rules/languages/en.ts',
  'languages/es': 'src/rules/languages/es.ts',
  'rules-calendar': 'src/rules/calendar/index.ts',
  'rules-holidays': 'src/rules/holidays/index.ts',
  engine: 'src/engine/index.ts',
  oidc: 'src/oidc/index.ts',
  realtime: 'src/realtime/index.ts',
  'realtime/stomp': 'src/realtime/stomp/index.ts',
};

// One output file per file of the contract, the rules and the engine, so that a consumer's bundler can leave out unused
// endpoints and put each rule next to the screen that uses it. Those of the contract and the rules are subpaths of their
// own, which the built widgets import.
const folders = ['contract', 'rules', 'engine'];
const modules = folders
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !/\.test|testing/.test(file) && !file.endsWith('index.ts'))
  .map((file) => [file.slice(0, -3), `src/${file}`]);

/**
 * Bundlers keep an unused `z.string().check(...)`, because the call could have side effects. The constants of the
 * contract have none, so each is marked as pure and consumers get only the endpoints they use. Comments in the source
 * could not do that: bundlers evaluate the arguments of a pure call, so every nested call would need one too.
 */
const droppableContract: Plugin = {
  name: 'droppable-contract',
  setup(build) {
    build.onLoad({ filter: /src[\\/]contract[\\/][\w\\/-]+\.ts$/ }, ({ path }) => {
      const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', target: 'es2022' });
      return { contents: markConstants(code), loader: 'js' };
    });
  },
};

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(modules) },
  format: ['esm'],
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'es2022',
  platform: 'neutral',
  esbuildPlugins: [droppableContract, dropUnusedImports],
  onSuccess: async () => {
    // the code is in shared files; these only give each source one of them
    await rm('dist/engine', { recursive: true });
    await trimSourceMaps('dist', 8000);
    await buildTypes(entries);
  },
});
