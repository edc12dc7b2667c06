/**
 * Measures how long events wait for their delivery to webhooks in Postgres: a thousand events a minute to ten webhooks, in one
 * installation alone, and in another at the same moments next to a webhook that never answers and gets as many events as each
 * of them.
 *
 *     node --conditions=@tramita/source e2e/bench/webhooks.mjs [--seconds 60] [--events 1000]
 *
 * Both are measured at once, so that other work on the machine affects them alike.
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { openWebhooks } from '../../scripts/lib/webhook-servers.mjs';
import { calibration } from './machine.mjs';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, events: { type: 'string', default: '1000' } },
});
const seconds = Number(options.seconds);
/** Milliseconds between two events. */
const interval = 60_000 / Number(options.events);
const limits = { medianMs: 5000, delayPercent: 10 };

const postgres = await startPostgres();
if (!postgres.url) throw new Error(postgres.missing);
const names = Array.from({ length: 10 }, (_, at) => `Sistema ${at}`);
const silent = 'Sem resposta';

/** Opens an installation; returns it with the milliseconds that its events waited so far. */
async function open(schema, silentNames) {
  const waits = [];
  const received = (sentAt) => waits.push(Date.now() - sentAt);
  return { waits, ...(await openWebhooks(postgres.url, schema, { names, silent: silentNames, received })) };
}
const alone = await open('alone', []);
const together = await open('together', [silent]);

console.log(`${options.events} events a minute for ${seconds} s, Postgres, load ${loadavg()[0].toFixed(1)}`);
const total = Math.round((seconds * 1000) / interval);
const started = performance.now();
for (let event = 0; event < total; event += 1) {
  await setTimeout(Math.max(0, started + event * interval - performance.now()));
  const name = names[event % names.length];
  const inTurn = event % 2 === 0 ? [alone, together] : [together, alone];
  for (const home of inTurn) await home.emit(name);
  if (event % names.length === 0) await together.emit(silent);
}
const late = performance.now() + 30_000;
while (Math.min(alone.waits.length, together.waits.length) < total && performance.now() < late) await setTimeout(100);

const at = (found, share) => found[Math.floor(found.length * share)];
const mean = (found) => found.reduce((sum, ms) => sum + ms, 0) / found.length;
console.log(''.padEnd(32), ...['events', 'median', 'mean', 'p95', 'most'].map((text) => text.padStart(8)), ' (ms)');
function show(name, { waits }) {
  if (waits.length < total) throw new Error(`${total - waits.length} events were not delivered`);
  waits.sort((one, other) => one - other);
  const columns = [waits.length, at(waits, 0.5), mean(waits), at(waits, 0.95), waits.at(-1)];
  console.log(name.padEnd(32), ...columns.map((value) => value.toFixed(0).padStart(8)));
}
show('ten webhooks', alone);
show('next to one that never answers', together);
const median = Math.max(at(alone.waits, 0.5), at(together.waits, 0.5));
const delay = (mean(together.waits) / mean(alone.waits) - 1) * 100;
const verdict = (isReached) => (isReached ? 'reached' : 'missed');
console.log(`the longer median ${median} ms, below ${limits.medianMs}: ${verdict(median < limits.medianMs)}`);
console.log(
  `delayed by the silent one on average ${delay.toFixed(1)} %, less than ${limits.delayPercent} %: ${verdict(delay < limits.delayPercent)}`,
);
console.log(calibration());
await alone.close();
await together.close();
await postgres.stop();
