import { readdirSync, readFileSync } from 'node:fs';
import { type Plugin, transformSync } from 'esbuild';
import { defineConfig } from 'tsup';

// One output file per file of the contract, the rules and the engine, so that a consumer's bundler can leave out unused
// endpoints and put each rule next to the screen that uses it.
const modules = ['contract', 'rules', 'engine']
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !/\.test|testing/.test(file) && !file.endsWith('index.ts'))
  .map((file) => [file.slice(0, -3), `src/${file}`]);

/**
 * Bundles ofetch without its URL and JSON libraries (ufo, destr), which are not needed because the transport passes
 * complete URLs and parses responses itself. Saves 1.7 kB gzip per embed.
 */
const trimmedFetch: Plugin = {
  name: 'trimmed-ofetch',
  setup(build) {
    const unused = "const unused = () => { throw new Error('not built in'); };";
    build.onResolve({ filter: /^(ufo|destr)$/ }, ({ path }) => ({ path, namespace: 'trimmed', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'trimmed' }, () => ({
      contents: `${unused} export { unused as default, unused as withBase, unused as withQuery };`,
    }));
    // drop ofetch's default instance, which bundlers would keep because creating it could have side effects
    build.onLoad({ filter: /ofetch[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const [imports, instance] = readFileSync(path, 'utf8').split('const _globalThis');
      if (!instance) throw new Error('ofetch creates its default instance differently: update this plugin');
      return { contents: `${imports} export { createFetch };` };
    });
  },
};

/**
 * Bundlers keep an unused `z.string().check(...)`, because the call could have side effects. The constants of the
 * contract have none, so each is marked as pure and consumers get only the endpoints they use.
 */
const droppableContract: Plugin = {
  name: 'droppable-contract',
  setup(build) {
    build.onLoad({ filter: /src[\\/]contract[\\/][\w\\/-]+\.ts$/ }, ({ path }) => {
      const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', target: 'es2022' });
      // in esbuild's output, a top-level statement ends at a semicolon before a line that is not indented
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
