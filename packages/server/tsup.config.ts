import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    index: 'src/index.ts',
    sandbox: 'src/sandbox.ts',
    // loaded by address, as the entry of a worker thread
    'pglite-worker': 'src/db/connection/pglite-worker.ts',
  },
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts', sandbox: 'src/sandbox.ts' } },
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'es2023',
  platform: 'neutral',
  // loaded only for the embedded provider, and may be absent
  external: [/^node:/, 'oidc-provider'],
  removeNodeProtocol: false,
});
