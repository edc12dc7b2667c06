// Weight budgets: minified and gzipped, React apart, everything else counted. A widget has two: what it needs to be on
// screen, and that plus every part it fetches later (windows, menus, calendar, HTML cleaner, text editor).

/** Leaves out what the code fetches later. */
function firstDownload(config) {
  const later = {
    name: 'later',
    setup: (build) =>
      build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      ),
  };
  return { ...config, logLevel: 'error', plugins: [later, ...(config.plugins ?? [])] };
}

const everything = (config) => ({ ...config, logLevel: 'error' });

function widget(name, door, first, whole) {
  const path = [`packages/widgets/dist/${door}.js`, `packages/widgets/dist/${door}.css`];
  const ignore = ['react', 'react-dom'];
  return [
    { name, path, ignore, gzip: true, limit: first, modifyEsbuildConfig: firstDownload },
    { name: `${name}, everything`, path, ignore, gzip: true, limit: whole, modifyEsbuildConfig: everything },
  ];
}

export default [
  {
    name: 'client: createClient, ofetch in it',
    path: 'packages/client/dist/index.js',
    import: '{ createClient }',
    gzip: true,
    limit: '8 kB',
  },
  {
    name: 'client: createClient and one reading call, zod in it',
    path: 'packages/client/dist/index.js',
    import: {
      'packages/client/dist/index.js': '{ createClient }',
      'packages/client/dist/contract.js': '{ whoami }',
    },
    gzip: true,
    limit: '11 kB',
  },
  ...widget('form', 'form', '60 kB', '90 kB'),
  ...widget('task-inbox', 'task-inbox', '60 kB', '110 kB'),
  ...widget('task-detail with the form', 'task-detail', '80 kB', '140 kB'),
  ...widget('request-dialog with the form', 'request-dialog', '75 kB', '125 kB'),
  ...widget('nps-form', 'nps-form', '15 kB', '15 kB').slice(1),
  {
    name: 'elements/nps-form, its view library and style in it',
    path: 'packages/widgets/dist/elements/nps-form.js',
    gzip: true,
    limit: '25 kB',
  },
];
