import { cp, rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { buildTypes } from '../../build-types.ts';
import { dropUnusedImports } from '../../drop-unused-imports.ts';
import { writeElementsManifest } from '../../elements-manifest.ts';
import { trimSourceMaps } from '../../trim-source-maps.ts';
import { finishCss, lateEntries, sheetModules, tieredStyles } from './build-css.ts';
import { buildServerEntries } from './build-server-entries.ts';
import { writeTokens } from './build-tokens.ts';
import { bundledLibraries, libraryEntries } from './bundled-libraries.ts';
import { clientFiles } from './client-files.ts';
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
  catalogue: 'src/composed/catalogue/index.ts',
  'request-dialog': 'src/features/request-dialog/index.ts',
  summary: 'src/composed/summary/index.ts',
  report: 'src/composed/report/index.ts',
  outbox: 'src/features/outbox/index.ts',
  absences: 'src/features/absences/index.ts',
  'my-data': 'src/features/my-data/index.ts',
  calendars: 'src/features/calendars/index.ts',
  pending: 'src/features/pending/index.ts',
  integrations: 'src/features/integrations/index.ts',
  audit: 'src/features/audit/index.ts',
  sheets: 'src/features/sheets/index.ts',
  workflows: 'src/composed/workflows/index.ts',
  updates: 'src/composed/updates/index.ts',
  dashboards: 'src/composed/dashboards/index.ts',
  departments: 'src/composed/departments/index.ts',
  groups: 'src/features/groups/index.ts',
  people: 'src/features/people-directory/index.ts',
  'people-import': 'src/features/people-import/index.ts',
  register: 'src/features/register/index.ts',
  modeler: 'src/composed/modeler/index.ts',
  'nps-form': 'src/features/nps-form/index.ts',
  notifications: 'src/composed/notifications/index.ts',
};

/** An entry that is not public: a part with a style sheet of its own, which is rendered in a shadow root. */
const openedPage = { 'opened-page': 'src/composed/inside/OpenedPage.tsx' };
/** The pages that open in it. Each loads the style sheet of its own widget, so these entries need none. */
const openedParts = {
  'area-parts': 'src/composed/inside/area-parts.tsx',
  'process-parts': 'src/composed/inside/process-parts.tsx',
};
/** Texts that a page includes instead of loading them on demand. */
const locales = { 'locales/en': 'src/locales/en.ts', 'locales/es': 'src/locales/es.ts' };
const entries = { ...doors, ...locales, ...openedPage, ...openedParts };

let client: ReadonlySet<string> = new Set();

const external = Object.keys(manifest.peerDependencies).flatMap((name) => [name, `${name}/*`]);
const libraries = await libraryEntries('libraries', {
  entries,
  external,
  plugins: [sheetModules, lateEntries(entries), tieredStyles()],
});

export default defineConfig({
  entry: { ...entries, ...libraries },
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  define: { TRAMITA_WIDGETS_VERSION: JSON.stringify(manifest.version) },
  // stays an import, which the plugin for libraries decides
  noExternal: [/^react$/],
  esbuildPlugins: [
    sheetModules,
    lateEntries(entries),
    tieredStyles(),
    bundledLibraries('dist/LICENSES.txt'),
    clientFiles,
    dropUnusedImports,
    markClientFiles((inputs) => {
      client = clientModules(inputs);
    }),
  ],
  onSuccess: async () => {
    await buildServerEntries({ doors, client, shared: Object.keys(manifest.peerDependencies) });
    await rm('dist/libraries', { recursive: true });
    await trimSourceMaps('dist', 34_000);
    await finishCss(Object.keys({ ...doors, ...openedPage }), Object.keys(entries));
    await writeTokens('dist');
    await writeElementsManifest('src/elements', 'dist/custom-elements.json');
    await buildTypes({
      ...doors,
      ...locales,
      'elements/index': 'src/elements/index.ts',
      'elements/nps-form': 'src/elements/nps-form.ts',
    });
    // they only add to the types of view libraries
    await cp('src/elements/frameworks', 'dist/elements/frameworks', { recursive: true });
  },
});
