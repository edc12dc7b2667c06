import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { firstScreens } from './packages/widgets/first-screens.ts';

// Size budgets of minified and gzipped code, without React. A widget has up to three: its first code, which sends the
// first calls; the first code with the part that shows the response; and everything it can ever load (dialogs, menus,
// calendar, HTML cleaner, text editor).

/** Excludes code that is loaded on demand, except the part that shows the response. */
const without = (shown) => (config) => {
  const later = {
    name: 'later',
    setup: (build) =>
      build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'dynamic-import' && !(shown && path.includes(`/${shown}-`)) ? { path, external: true } : undefined,
      ),
  };
  return { ...config, logLevel: 'error', plugins: [later, ...(config.plugins ?? [])] };
};

/**
 * Excludes the style sheets for shadow roots, which only isolated widgets load instead of the page's style sheet, other
 * widgets, which open inside this one if the page does not route its links, and the texts of other languages.
 */
const others = {
  name: 'others',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/(elements\/sheets\/.*|[a-z-]+)\.js$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' && !/-[A-Z0-9]{8}\.js$/.test(path) ? { path, external: true } : undefined,
    );
    build.onResolve({ filter: /^\.\/translation-[A-Z0-9]{8}\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

const everything = (config) => ({ ...config, logLevel: 'error', plugins: [others, ...(config.plugins ?? [])] });

function widget(door, { first, shown, part, whole }) {
  const path = [`packages/widgets/dist/${door}.js`, `packages/widgets/dist/${door}.css`];
  const shared = { path, ignore: ['react', 'react-dom'], gzip: true };
  return [
    { ...shared, name: door, limit: first, modifyEsbuildConfig: without() },
    part && { ...shared, name: `${door} with ${part}`, limit: shown, modifyEsbuildConfig: without(part) },
    { ...shared, name: `${door}, everything`, limit: whole, modifyEsbuildConfig: everything },
  ].filter(Boolean);
}

const elements = 'packages/widgets/dist/elements';

/** Returns a file of the elements' build and all files that it imports, without those loaded on demand. */
function filesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*[`"'](\.[^`"']+\.js)[`"']/g);
  for (const [, path] of imports) filesOf(posix.join(posix.dirname(file), path), found);
  return found;
}

/**
 * The files that a page downloads for the first screen of an element: loader, view library, widget with its styles, and parts
 * that are loaded on demand but shown at first. They are measured as they are: a page without a bundler downloads each by
 * itself, and the rewriting of another bundler would add its own weight.
 */
function element(name, limit) {
  const built = globSync(`${elements}/parts/{${[name, ...firstScreens[name]].join(',')},}-????????.js`);
  const path = [...new Set([`${elements}/index.js`, ...built].flatMap((file) => [...filesOf(file)]))];
  return { name: `tramita-${name}, first screen`, path, limit, gzip: true, disablePlugins: ['@size-limit/esbuild'] };
}

export default [
  {
    name: 'client: createClient, with ofetch',
    path: 'packages/client/dist/index.js',
    import: '{ createClient }',
    gzip: true,
    limit: '8.5 kB',
  },
  {
    name: 'client: createClient and one reading call, with zod',
    path: 'packages/client/dist/index.js',
    import: {
      'packages/client/dist/index.js': '{ createClient }',
      'packages/client/dist/contract.js': '{ whoami }',
    },
    gzip: true,
    limit: '12.6 kB',
  },
  {
    name: 'client: rules of business calendars',
    path: 'packages/client/dist/rules-calendar.js',
    limit: '3 kB',
    gzip: true,
  },
  {
    name: 'client: createRealtimeChannel, in addition to a client',
    path: 'packages/client/dist/realtime.js',
    ignore: ['zod'],
    gzip: true,
    limit: '4 kB',
  },
  { name: 'locales/en, for all widgets', path: 'packages/widgets/dist/locales/en.js', gzip: true, limit: '50.7 kB' },
  { name: 'locales/es, for all widgets', path: 'packages/widgets/dist/locales/es.js', gzip: true, limit: '53.8 kB' },
  ...widget('form', { first: '66.4 kB', whole: '168.7 kB' }),
  // dialogs of bulk actions contain the whole form with rich text and HTML cleaner; they load when an action is chosen
  // its style sheet and its total include the open task, which loads once the list is shown
  // the first code selects the saved view to open; the list of views and their dialog load when needed
  ...widget('task-inbox', { first: '79.4 kB', part: 'TaskRows', shown: '100.6 kB', whole: '486.8 kB' }),
  ...widget('task-detail', { first: '50.9 kB', part: 'TaskDetailCard', shown: '123.7 kB', whole: '393.2 kB' }),
  // the request form loads when a service is chosen
  ...widget('catalogue', { first: '52.9 kB', whole: '73.1 kB' }),
  ...widget('request-dialog', { first: '55.5 kB', part: 'RequestForm', shown: '115 kB', whole: '215.1 kB' }),
  ...widget('summary', { first: '41.4 kB', whole: '47.8 kB' }),
  ...widget('report', { first: '72 kB', whole: '153.4 kB' }),
  // the field editor, the publishing dialog, the import, the trial and BPMN load when they are opened
  ...widget('modeler', { first: '115.6 kB', whole: '512.7 kB' }),
  ...widget('workflows', { first: '57 kB', whole: '91.3 kB' }),
  ...widget('outbox', { first: '46.7 kB', whole: '60.8 kB' }),
  ...widget('sheets', { first: '46 kB', whole: '48.2 kB' }),
  ...widget('updates', { first: '58.4 kB', whole: '189.2 kB' }),
  ...widget('dashboards', { first: '73 kB', whole: '121.4 kB' }),
  ...widget('departments', { first: '50.5 kB', whole: '76 kB' }),
  ...widget('groups', { first: '48.7 kB', whole: '76.6 kB' }),
  ...widget('nps-form', { first: '18.9 kB', whole: '20.2 kB' }),
  ...widget('notifications', { first: '29.5 kB', whole: '49.4 kB' }),
  ...widget('absences', { first: '48 kB', whole: '83.5 kB' }),
  ...widget('my-data', { first: '48.7 kB', whole: '69 kB' }),
  ...widget('calendars', { first: '43.7 kB', whole: '78.8 kB' }),
  ...widget('pending', { first: '47.9 kB', whole: '77.6 kB' }),
  ...widget('integrations', { first: '48.3 kB', whole: '96.5 kB' }),
  ...widget('audit', { first: '68.4 kB', whole: '86.4 kB' }),
  ...widget('people', { first: '56.4 kB', whole: '122.2 kB' }),
  ...widget('people-import', { first: '64.4 kB', whole: '100.2 kB' }),
  ...widget('register', { first: '47.6 kB', whole: '71.8 kB' }),
  {
    name: 'elements/nps-form, with its view library and styles',
    path: 'packages/widgets/dist/elements/nps-form.js',
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
    limit: '23.1 kB',
  },
  element('nps-form', '36.4 kB'),
  element('notifications', '36.8 kB'),
  element('task-inbox', '90 kB'),
  element('catalogue', '68.6 kB'),
  element('task-detail', '134 kB'),
  element('request-dialog', '124.9 kB'),
  element('summary', '54.5 kB'),
  element('dashboards', '87.9 kB'),
  element('report', '89.3 kB'),
  element('updates', '68.3 kB'),
];
