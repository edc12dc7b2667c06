import { readdirSync, readFileSync } from 'node:fs';
import { type Plugin, transformSync } from 'esbuild';
import { defineConfig } from 'tsup';

// one output file for each file of the contract, the rules and the engine, so that a consumer's bundler leaves out the calls that are
// not made, and puts each rule beside the screen that asks for it
const modules = ['contract', 'rules', 'engine']
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !/\.test|testing/.test(file) && !file.endsWith('index.ts'))
  .map((file) => [file.slice(0, -3), `src/${file}`]);

/**
 * ofetch is built in without the two libraries it reads addresses and answers with: the transport gives it whole
 * addresses and reads the answers itself. An embed is 1.7 kB gzip lighter for it.
 */
const trimmedFetch: Plugin = {
  name: 'trimmed-ofetch',
  setup(build) {
    const unused = "const unused = () => { throw new Error('not built in'); };";
    build.onResolve({ filter: /^(ufo|destr)$/ }, ({ path }) => ({ path, namespace: 'trimmed', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'trimmed' }, () => ({
      contents: `${unused} export { unused as default, unused as withBase, unused as withQuery };`,
    }));
    // without ofetch's own instance, which every bundle would keep: making it might do something
    build.onLoad({ filter: /ofetch[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const [imports, instance] = readFileSync(path, 'utf8').split('const _globalThis');
      if (!instance) throw new Error('ofetch makes its instance elsewhere: mend this plugin');
      return { contents: `${imports} export { createFetch };` };
    });
  },
};

/**
 * A bundler keeps `z.string().check(...)` even when nobody uses it, as the call might do something. Here none does:
 * each constant of the contract is marked so, and a consumer pays for the calls it makes alone.
 */
const droppableContract: Plugin = {
  name: 'droppable-contract',
  setup(build) {
    build.onLoad({ filter: /src[\\/]contract[\\/][\w\\/-]+\.ts$/ }, ({ path }) => {
      const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', target: 'es2022' });
      // esbuild prints a top-level statement from the first column to a semicolon before the next one
      const constant = /^((?:export )?const \w+ = )([^;]*?\([\s\S]*?);$(?=\n[^\s})\]]|\s*$(?![\s\S]))/gm;
      return { contents: code.replace(constant, '$1/* @__PURE__ */ (() => ($2))();'), loader: 'js' };
    });
  },
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    contract: 'src/contract/index.ts',
    rules: 'src/rules/index.ts',
    engine: 'src/engine/index.ts',
    oidc: 'src/oidc/index.ts',
    realtime: 'src/realtime/index.ts',
    'realtime/stomp': 'src/realtime/stomp/index.ts',
    ...Object.fromEntries(modules),
  },
  format: ['esm'],
  dts: {
    entry: {
      index: 'src/index.ts',
      contract: 'src/contract/index.ts',
      rules: 'src/rules/index.ts',
      engine: 'src/engine/index.ts',
      oidc: 'src/oidc/index.ts',
      realtime: 'src/realtime/index.ts',
      'realtime/stomp': 'src/realtime/stomp/index.ts',
    },
  },
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'es2022',
  platform: 'neutral',
  noExternal: ['ofetch'],
  esbuildPlugins: [trimmedFetch, droppableContract],
});
