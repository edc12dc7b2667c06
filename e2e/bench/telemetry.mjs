/**
 * Measures what metrics and traces cost: processor time of the server for each call, without them, with metrics, and with
 * traces of a tenth of the calls, whose collector is another process.
 *
 *     node --conditions=@tramita/source e2e/bench/telemetry.mjs [--rounds 72] [--calls 800]
 *
 * The calls a second of one core follow from the processor time, which other work on the machine affects less than the time
 * of a clock. The three are measured in turns; the means of the third of their rounds that other work disturbed least are
 * compared. Two measurements without telemetry show the accuracy. A round sends its spans at its end; it has so many calls
 * because a server at its limit sends 512 spans in a request, and a round of 800 calls has about 350.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { calibration } from './machine.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '72' },
    calls: { type: 'string', default: '800' },
    collector: { type: 'boolean' },
  },
});
const [rounds, calls] = [Number(options.rounds), Number(options.calls)];
const limits = { metrics: 2, traces: 5 };
const connections = 8;

/** Takes traces and throws them away. */
async function collect() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.(server.address().port);
  process.on('disconnect', () => process.exit(0));
}

/** Returns the mean of the lowest third of values. */
function undisturbed(values) {
  const lowest = values.toSorted((one, other) => one - other).slice(0, Math.ceil(values.length / 3));
  return lowest.reduce((sum, value) => sum + value, 0) / lowest.length;
}

/** Returns all orders of names. */
const ordersOf = (names) =>
  names.length < 2
    ? [names]
    : names.flatMap((first) => ordersOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));

async function measure() {
  const { openServersOnPostgres, telemetryOf } = await import('../../scripts/lib/telemetry-servers.mjs');
  const { seed } = await import('./task-list-seeds.mjs');
  const child = fork(import.meta.filename, ['--collector'], { execArgv: ['--conditions=@tramita/source'] });
  const [port] = await once(child, 'message');
  const metrics = await telemetryOf({ metrics: true });
  const traces = await telemetryOf({ endpoint: `http://127.0.0.1:${port}`, share: 0.1 });
  const home = await openServersOnPostgres((db) => seed(db, 5000), 'pessoa7', {
    off: undefined,
    'off again': undefined,
    metrics,
    'traces of 10 %': traces,
  });
  const paths = [
    '/v1/whoami',
    '/v1/tasks?myTasks=false&assignedToMe=false&status=TO_DO&page=0&itemsPerPage=20',
    '/v1/tasks/assignee/unread',
    '/v1/whoami',
  ];

  /** Makes calls by several connections; returns processor time for each, in microseconds. */
  async function callsOf({ fetch, flush }) {
    const before = process.cpuUsage();
    let next = 0;
    const connection = async () => {
      for (let call = next++; call < calls; call = next++) {
        const response = await fetch(`http://bench${paths[call % paths.length]}`);
        if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: connections }, connection));
    await flush?.();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / calls;
  }

  const times = Object.fromEntries(Object.keys(home.servers).map((name) => [name, []]));
  const names = Object.keys(times);
  const orders = ordersOf(names);
  for (const name of [...names, ...names]) await callsOf(home.servers[name]);
  for (let round = 0; round < rounds; round += 1) {
    // each has each other as its neighbour equally often, because one also pays for the garbage of the one before it
    for (const name of orders[round % orders.length]) times[name].push(await callsOf(home.servers[name]));
  }
  console.log(
    `${rounds} rounds of ${calls} calls by ${connections} connections, Postgres, load ${loadavg()[0].toFixed(1)}`,
  );
  console.log(''.padEnd(18), ...['us a call', 'calls/s', 'cost'].map((text) => text.padStart(10)));
  const usual = undisturbed([...times.off, ...times['off again']]);
  const cost = {};
  for (const name of names) {
    const time = undisturbed(times[name]);
    cost[name] = (1 - usual / time) * 100;
    console.log(
      name.padEnd(18),
      ...[time.toFixed(0), (1e6 / time).toFixed(0), `${cost[name].toFixed(1)} %`].map((text) => text.padStart(10)),
    );
  }
  const verdict = (found, limit) =>
    `${found.toFixed(1)} %, at most ${limit} %: ${found <= limit ? 'reached' : 'missed'}`;
  console.log(`metrics cost ${verdict(cost.metrics, limits.metrics)}`);
  console.log(`traces of a tenth of the calls cost ${verdict(cost['traces of 10 %'], limits.traces)}`);
  console.log(calibration());
  await home.close();
  await traces.close();
  child.disconnect();
}

await (options.collector ? collect() : measure());
