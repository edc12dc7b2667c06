// Runs the benches: all, or those named as arguments. Writes the results to RESULTS.md in this folder.
//
//   node e2e/bench/run.mjs [expression] [calendar] [forecast] [form-model] [task-list] [task-list-postgres] [calls] [report]
//     [bulk] [load] [faults] [move] [limits] [limits-postgres] [imports] [imports-postgres]
//     [imports-xlsx] [imports-xlsx-postgres] [pending] [scim] [substitutes]
//     [recalculation] [audit] [webhooks] [telemetry] [fuzz] [form] [notifications] [table] [modeler] [rating] [portal]
//     [storybook]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formReport } from './form/report.mjs';
import { machine } from './machine.mjs';

const here = import.meta.dirname;
const root = join(here, '../..');

/** Runs a bench that prints its results; returns them as Markdown. */
function print(file, ...args) {
  const { status, stdout } = spawnSync(process.execPath, ['--conditions=@tramita/source', join(here, file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} failed with ${status}`);
  console.log(stdout);
  return `\`\`\`text\n${stdout.trimEnd()}\n\`\`\``;
}

/** Installs the other libraries at the versions of the lock file; they are not part of the workspace. */
function installRivals() {
  const lock = readFileSync(join(here, 'pnpm-lock.yaml'), 'utf8');
  const installed = join(here, 'node_modules/.pnpm/lock.yaml');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  const { status } = spawnSync('corepack', ['pnpm', 'install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The other libraries could not be installed');
}

const benches = {
  form: {
    title: 'The form compared with other libraries',
    run: async () => {
      installRivals();
      const text = await formReport();
      console.log(text);
      return text;
    },
  },
  notifications: {
    title: 'The notifications compared with another inbox',
    run: () => {
      installRivals();
      return print('notifications/bench.mjs');
    },
  },
  table: {
    title: 'The task inbox compared with other tables',
    run: () => {
      installRivals();
      return print('table/bench.mjs');
    },
  },
  modeler: {
    title: 'The modeler compared with other drawings',
    run: () => {
      installRivals();
      return print('modeler/bench.mjs');
    },
  },
  rating: {
    title: 'The rating element compared with other surveys',
    run: () => {
      installRivals();
      return print('rating/bench.mjs');
    },
  },
  portal: { title: 'The employee’s pages', run: () => print('portal/bench.mjs') },
  storybook: { title: 'The first story of Storybook', run: () => print('storybook.mjs') },
  'form-model': { title: 'The form’s rules without rendering', run: () => print('form-model.mjs') },
  expression: { title: 'Rule expressions', run: () => print('expression.mjs') },
  calendar: { title: 'Business due times', run: () => print('calendar.mjs') },
  forecast: { title: 'Expected completion', run: () => print('forecast.mjs') },
  'task-list': { title: 'Pages of task lists', run: () => print('task-list.mjs') },
  pending: {
    title: 'The list of pending work',
    run: () => print('pending.mjs', '--tasks', '1000000', '--rounds', process.env.ROUNDS ?? '10'),
  },
  'task-list-postgres': {
    title: 'Every filter and order of task lists',
    run: () => print('task-list.mjs', '--postgres', '--tasks', '1000000', '--rounds', process.env.ROUNDS ?? '20'),
  },
  report: {
    title: 'The report of tasks compared with plain SQL',
    run: () => print('report.mjs', '--tasks', '1000000', '--rounds', process.env.ROUNDS ?? '7'),
  },
  calls: {
    title: 'Every list, report and dashboard call',
    run: () => print('calls.mjs', '--tasks', '1000000', '--rounds', process.env.ROUNDS ?? '20'),
  },
  load: { title: 'Several instances under load', run: () => print('load/bench.mjs') },
  faults: {
    title: 'Faults under load',
    run: () => print('faults/bench.mjs', '--runs', process.env.ROUNDS ?? '100'),
  },
  move: { title: 'From the embedded database to Postgres', run: () => print('move.mjs') },
  scim: { title: 'Mixed SCIM calls of eight connections', run: () => print('scim.mjs') },
  substitutes: { title: 'The list of a substitute for ten people', run: () => print('substitutes.mjs') },
  recalculation: { title: 'Open tasks after a change of their calendar', run: () => print('recalculation.mjs') },
  audit: { title: 'A million rows of the audit trail', run: () => print('audit.mjs') },
  webhooks: { title: 'Events for webhooks', run: () => print('webhooks.mjs') },
  telemetry: { title: 'The cost of metrics and traces', run: () => print('telemetry.mjs') },
  bulk: { title: 'Bulk actions', run: () => print('bulk.mjs') },
  limits: { title: 'Waits during the largest requests', run: () => print('limits/bench.mjs') },
  'limits-postgres': {
    title: 'Waits during the largest requests, Postgres',
    run: () => print('limits/bench.mjs', '--postgres'),
  },
  imports: { title: 'A file of 50,000 people', run: () => print('imports.mjs') },
  'imports-postgres': { title: 'A file of 50,000 people, Postgres', run: () => print('imports.mjs', '--postgres') },
  'imports-xlsx': { title: 'A spreadsheet of 50,000 people', run: () => print('imports.mjs', '--format', 'xlsx') },
  'imports-xlsx-postgres': {
    title: 'A spreadsheet of 50,000 people, Postgres',
    run: () => print('imports.mjs', '--postgres', '--format', 'xlsx'),
  },
  fuzz: { title: 'Malformed requests', run: () => print('limits/fuzz.mjs') },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
const results = join(here, 'RESULTS.md');
/** Results of earlier runs, by title in their order; also those of longer measurements that no bench here repeats. */
const parts = new Map(
  (existsSync(results) ? readFileSync(results, 'utf8') : '')
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
);
for (const [name, { title, run }] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n── ${title}\n`);
  parts.set(title, await run());
  const texts = [...parts].map(([heading, text]) => `## ${heading}\n\n${text}\n`);
  writeFileSync(results, `# Measurements\n\n${machine()}\n\n${texts.join('\n')}`);
}
spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', results], { cwd: root, stdio: 'ignore' });
