// Weight budgets: minified and gzipped, React apart, everything else counted. A widget is weighed three times: what it
// downloads to ask the server; that and the part that comes meanwhile to show the answer; and all it can ever fetch
// (windows, menus, calendar, HTML cleaner, text editor).

/** Leaves out what the code fetches later, but for the part that shows the answer. */
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

const everything = (config) => ({ ...config, logLevel: 'error' });

function widget(door, { first, shown, part, whole }) {
  const path = [`packages/widgets/dist/${door}.js`, `packages/widgets/dist/${door}.css`];
  const shared = { path, ignore: ['react', 'react-dom'], gzip: true };
  return [
    { ...shared, name: door, limit: first, modifyEsbuildConfig: without() },
    part && { ...shared, name: `${door} with ${part}`, limit: shown, modifyEsbuildConfig: without(part) },
    { ...shared, name: `${door}, everything`, limit: whole, modifyEsbuildConfig: everything },
  ].filter(Boolean);
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
    limit: '12.2 kB',
  },
  {
    name: 'client: createRealtimeChannel, beside a client',
    path: 'packages/client/dist/realtime.js',
    ignore: ['zod'],
    gzip: true,
    limit: '4 kB',
  },
  ...widget('form', { first: '62 kB', whole: '163.5 kB' }),
  // the windows of bulk actions hold the whole form, its rich text and HTML cleaner: they come when an action is chosen
  // its style sheet and all it can fetch hold the open task too, which comes once the list is shown
  // saved views: which one the list opens with is decided at first, row and window come when there is something to show
  ...widget('task-inbox', { first: '76 kB', part: 'TaskRows', shown: '100.5 kB', whole: '450 kB' }),
  ...widget('task-detail', { first: '45 kB', part: 'TaskDetailCard', shown: '109.5 kB', whole: '365 kB' }),
  ...widget('request-dialog', { first: '50 kB', part: 'RequestForm', shown: '103.7 kB', whole: '201.5 kB' }),
  ...widget('summary', { first: '36 kB', whole: '36.8 kB' }),
  ...widget('report', { first: '64.6 kB', whole: '141 kB' }),
  // the field editor, the window before publishing, the import, the trial and BPMN come when they are opened
  ...widget('modeler', { first: '137.6 kB', whole: '480.5 kB' }),
  ...widget('workflows', { first: '60 kB', whole: '98.5 kB' }),
  ...widget('outbox', { first: '43 kB', whole: '55.4 kB' }),
  ...widget('sheets', { first: '42.5 kB', whole: '42.5 kB' }),
  ...widget('updates', { first: '53.5 kB', whole: '190.8 kB' }),
  ...widget('dashboards', { first: '67.5 kB', whole: '110.3 kB' }),
  ...widget('departments', { first: '45.9 kB', whole: '66.4 kB' }),
  ...widget('groups', { first: '45.3 kB', whole: '66.9 kB' }),
  ...widget('nps-form', { first: '16.6 kB', whole: '16.6 kB' }),
  ...widget('notifications', { first: '27 kB', whole: '42 kB' }),
  {
    name: 'elements/nps-form, its view library and style in it',
    path: 'packages/widgets/dist/elements/nps-form.js',
    gzip: true,
    limit: '27.7 kB',
  },
];
