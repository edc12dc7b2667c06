/**
 * Measures the first page of 'Atendimento' of a substitute for ten people with many tasks in Postgres, compared with the
 * list without substitution: ten people of the substitute's own team compared with none, and ten people of other teams
 * compared with a member of all these teams, who sees as many tasks.
 *
 *     node --conditions=@tramita/source e2e/bench/substitutes.mjs [--tasks 1000000] [--rounds 20]
 *
 * Both are measured in turns, so that other work on the machine affects them alike; the ratio is that of the medians.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { runSql } from './kit/run-sql.mjs';
import { calibration } from './machine.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '20' } },
});
const tasks = Number(options.tasks);
const rounds = Number(options.rounds);
const limit = 1.5;

/** Ids of the substitute, of ten people in the same two groups, and of ten people in twenty other groups. */
const substitute = 1007;
const team = Array.from({ length: 10 }, (_, at) => substitute + 40 * (at + 1));
const others = Array.from({ length: 10 }, (_, at) => 1100 + at);

const absences = (people) => `
  insert into absences (user_id, starts_on, ends_on, reason, created_at, includes_groups)
    select unnest(array[${people}]), current_date - 2, current_date + 30, 'VACATION', now(), true;
  insert into absence_substitutes (absence_id, user_id) select id, ${substitute} from absences where user_id in (${people})`;

const groupsOf = (people) => `select group_id from group_members where user_id in (${people})`;

const home = await openServerOnPostgres(async (db) => {
  await seed(db, tasks, { lists: false });
  for (const statement of [...absences(team).split(';'), ...absences(others).split(';')]) await runSql(db, statement);
  await runSql(db, 'create table own_groups as select * from group_members where user_id = 1007');
  await runSql(db, 'vacuum analyze absences, absence_substitutes');
}, 'pessoa7');

/** Lets only the absences of these people run. */
const cover = (people) =>
  runSql(home.db, `update absences set ended_at = case when user_id in (${[0, ...people]}) then null else now() end`);

/** Makes the substitute a member of these people's groups besides the own ones. */
async function join(people) {
  await runSql(home.db, `delete from group_members where user_id = ${substitute}`);
  await runSql(home.db, 'insert into group_members select * from own_groups');
  if (people.length === 0) return;
  await runSql(
    home.db,
    `insert into group_members (group_id, user_id) select distinct g, ${substitute} from (${groupsOf(people)}) t (g) on conflict do nothing`,
  );
}

const query = new URLSearchParams({ myTasks: false, assignedToMe: false, status: 'TO_DO', page: 0, itemsPerPage: 20 });

async function firstPage() {
  const start = performance.now();
  const response = await home.fetch(`http://bench/v1/tasks?${query}`);
  const rows = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(rows)}`);
  return { ms: performance.now() - start, total: rows[0]?.totalLength ?? 0 };
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

/** Measures a list with and without substitution in turns; returns the ratio of the medians. */
async function compare(name, substituted, plain) {
  const times = { substituted: [], plain: [] };
  const totals = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, prepare] of Object.entries({ substituted, plain })) {
      await prepare();
      totals[kind] = (await firstPage()).total;
      for (let turn = 0; turn < 3; turn += 1) times[kind].push((await firstPage()).ms);
    }
  }
  const [own, other] = [median(times.substituted), median(times.plain)];
  const columns = [own.toFixed(2), other.toFixed(2), (own / other).toFixed(2), totals.substituted, totals.plain];
  console.log(name.padEnd(36), ...columns.map((text) => String(text).padStart(12)));
  return own / other;
}

console.log(
  `${tasks} tasks, Postgres, load ${loadavg()[0].toFixed(1)}`.padEnd(36),
  ...['substitute', 'without', 'ratio', 'rows', 'rows'].map((text) => text.padStart(12)),
  ' (ms)',
);
const ratios = [
  await compare(
    'ten people of the own team',
    async () => {
      await cover(team);
      await join([]);
    },
    async () => {
      await cover([]);
      await join([]);
    },
  ),
  await compare(
    'ten people of other teams',
    async () => {
      await cover(others);
      await join([]);
    },
    async () => {
      await cover([]);
      await join(others);
    },
  ),
];
const highest = Math.max(...ratios);
console.log(`the highest ratio: ${highest.toFixed(2)}, at most ${limit}: ${highest <= limit ? 'reached' : 'missed'}`);
console.log(calibration());
await home.close();
