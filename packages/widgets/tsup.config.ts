import { rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { buildTypes } from '../../build-types.ts';
import { trimSourceMaps } from '../../trim-source-maps.ts';
import { finishCss, sheetModules, tieredStyles } from './build-css.ts';
import { buildServerEntries } from './build-server-entries.ts';
import { bundledLibraries, libraryEntries } from './bundled-libraries.ts';
import { clientModules, markClientFiles } from './client-modules.ts';
import manifest from './package.json' with { type: 'json' };

/** Each public subpath and its door. */
const doors = {
  provider: 'src/provider/index.ts',
  theme: 'src/theme/index.ts',
  ui: 'src/ui/index.ts',
  form: 'src/form/index.ts',
  'task-inbox': 'src/composed/task-inbox/index.ts',
  'task-detail': 'src/features/task-detail/index.ts',
  catalogue: 'src/features/catalogue/index.ts',
  'request-dialog': 'src/features/request-dialog/index.ts',
  summary: 'src/features/summary/index.ts',
  report: 'src/features/report/index.ts',
  outbox: 'src/features/outbox/index.ts',
  sheets: 'src/features/sheets/index.ts',
  workflows: 'src/features/workflows/index.ts',
  updates: 'src/features/updates/index.ts',
  dashboards: 'src/features/dashboards/index.ts',
  departments: 'src/features/departments/index.ts',
  groups: 'src/features/groups/index.ts',
  modeler: 'src/features/modeler/index.ts',
  'nps-form': 'src/features/nps-form/index.ts',
  notifications: 'src/features/notifications/index.ts',
};

let client: ReadonlySet<string> = new Set();

const external = Object.keys(manifest.peerDependencies).flatMap((name) => [name, `${name}/*`]);
const libraries = await libraryEntries('libraries', {
  entries: doors,
  external,
  plugins: [sheetModules, tieredStyles()],
});

export default defineConfig({
  entry: { ...doors, ...libraries },
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // stays an import, which the plugin for libraries decides
  noExternal: [/^react$/],
  esbuildPlugins: [
    sheetModules,
    tieredStyles(),
    bundledLibraries('dist/LICENSES.txt'),
    markClientFiles((inputs) => {
      client = clientModules(inputs);
    }),
  ],
  onSuccess: async () => {
    await buildServerEntries({ doors, client, shared: Object.keys(manifest.peerDependencies) });
    await rm('dist/libraries', { recursive: true });
    await trimSourceMaps('dist');
    await finishCss(Object.keys(doors));
    await buildTypes({
      ...doors,
      'elements/index': 'src/elements/index.ts',
      'elements/nps-form': 'src/elements/nps-form.ts',
    });
  },
});
