import { defineConfig } from 'tsup';
import { buildTypes } from '../../build-types.ts';
import { trimSourceMaps } from '../../trim-source-maps.ts';

/** The public subpaths and their sources. */
const entries = { index: 'src/index.ts', sandbox: 'src/sandbox.ts' };

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    ...entries,
    // loaded by address, as the entry of a worker thread
    'pglite-worker': 'src/db/connection/pglite-worker.ts',
    'table-worker': 'src/imports/read/table-worker.ts',
  },
  format: ['esm'],
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'es2023',
  platform: 'neutral',
  // loaded only for the embedded provider, and may be absent
  external: [/^node:/, 'oidc-provider'],
  removeNodeProtocol: false,
  onSuccess: async () => {
    await trimSourceMaps('dist');
    await buildTypes(entries);
  },
});
