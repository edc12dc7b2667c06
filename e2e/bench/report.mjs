/**
 * Measures the report of a million tasks in Postgres, with every filter and for late pages, compared with handwritten
 * SQL for the same page: one statement for the rows and one for the total, over the same connection.
 *
 *     node --conditions=@tramita/source e2e/bench/report.mjs [--tasks 1000000] [--rounds 7]
 *
 * Both are measured in turns, so that other work on the machine affects them alike; the ratio is that of the medians.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  bareReportRows,
  bareReportTotal,
  insertReportAreas,
  reportExamples,
} from '../../scripts/lib/report-examples.mjs';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { runSql } from './kit/run-sql.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '7' } },
});
const tasks = Number(options.tasks);
const rounds = Number(options.rounds);

const home = await openServerOnPostgres(async (db) => {
  await seed(db, tasks);
  await runSql(db, `update users set roles = 'ROLE_REPORT' where user_name = 'pessoa7'`);
  await insertReportAreas(db);
}, 'pessoa7');

const history = {
  idk: 48_007,
  group: 'grupo 1',
  month: ['2022-03-01', '2022-03-31'],
  years: ['2020-01-01', '2023-12-31'],
  latePages: { process: 39, step: 399, finished: 1999 },
};

async function report(query) {
  const response = await home.fetch(
    `http://bench/v1/tasks-report?${new URLSearchParams({ page: 0, itemsPerPage: 10, ...query })}`,
  );
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

async function bare({ where, query }) {
  const found = await runSql(home.db, bareReportRows(where, query));
  const counted = await runSql(home.db, bareReportTotal(where));
  return [found.rows, Number(counted.rows[0].count)];
}

const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

const heads = ['report', 'plain SQL', 'ratio', 'rows'].map((text) => text.padStart(9));
console.log(`${tasks} tasks, Postgres, load ${loadavg()[0].toFixed(1)}`.padEnd(36), ...heads, ' (ms)');
let worst = 0;
for (const example of reportExamples(history)) {
  const { name, query } = example;
  const [found, count] = await bare(example);
  const answer = await report(query);
  if (answer.length !== found.length || (answer[0] && answer[0].totalLength !== count)) {
    throw new Error(`${name}: the report found ${answer[0]?.totalLength ?? answer.length}, the plain SQL ${count}`);
  }
  const times = { report: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.report.push(await timed(() => report(query)));
    times.bare.push(await timed(() => bare(example)));
  }
  const [own, plain] = [median(times.report), median(times.bare)];
  worst = Math.max(worst, own / plain);
  const columns = [own.toFixed(2), plain.toFixed(2), (own / plain).toFixed(2), String(count)];
  console.log(name.padEnd(36), ...columns.map((text) => text.padStart(9)));
}
console.log(
  `the highest ratio: ${worst.toFixed(2)}, under 3: ${worst < 3 ? 'reached' : 'missed'}; load ${loadavg()[0].toFixed(1)}`,
);
await home.close();
