/**
 * Measures how long events wait for their delivery to webhooks in Postgres: a thousand events a minute to ten webhooks, first
 * alone, then next to another webhook that never answers and gets as many events as each of them.
 *
 *     node --conditions=@tramita/source e2e/bench/webhooks.mjs [--seconds 60] [--events 1000]
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openWebhooks } from '../../scripts/lib/webhook-servers.mjs';
import { calibration } from './machine.mjs';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, events: { type: 'string', default: '1000' } },
});
const seconds = Number(options.seconds);
/** Milliseconds between two events. */
const interval = 60_000 / Number(options.events);
const limits = { medianMs: 5000, delayPercent: 10 };

const names = Array.from({ length: 10 }, (_, at) => `Sistema ${at}`);
const silent = 'Sem resposta';
const waits = [];
const home = await openWebhooks([...names, silent], [silent], (_, sentAt) => waits.push(Date.now() - sentAt));

/** Sends events for a while and waits until they are delivered; returns how long they waited, in order. */
async function measure(isSilentToo) {
  const total = Math.round((seconds * 1000) / interval);
  const started = performance.now();
  for (let event = 0; event < total; event += 1) {
    await setTimeout(Math.max(0, started + event * interval - performance.now()));
    await home.emit(names[event % names.length]);
    if (isSilentToo && event % names.length === 0) await home.emit(silent);
  }
  const late = performance.now() + 30_000;
  while (waits.length < total && performance.now() < late) await setTimeout(100);
  const found = waits.splice(0).toSorted((one, other) => one - other);
  if (found.length < total) throw new Error(`${total - found.length} events were not delivered`);
  return found;
}

const at = (found, share) => found[Math.floor(found.length * share)];
const mean = (found) => found.reduce((sum, ms) => sum + ms, 0) / found.length;
console.log(`${options.events} events a minute for ${seconds} s, Postgres, load ${loadavg()[0].toFixed(1)}`);
console.log(''.padEnd(32), ...['events', 'median', 'mean', 'p95', 'most'].map((text) => text.padStart(8)), ' (ms)');
function show(name, found) {
  const columns = [found.length, at(found, 0.5), mean(found), at(found, 0.95), found.at(-1)];
  console.log(name.padEnd(32), ...columns.map((value) => value.toFixed(0).padStart(8)));
}
const alone = await measure(false);
show('ten webhooks', alone);
const withSlow = await measure(true);
show('next to one that never answers', withSlow);
const median = Math.max(at(alone, 0.5), at(withSlow, 0.5));
const delay = (mean(withSlow) / mean(alone) - 1) * 100;
const verdict = (isReached) => (isReached ? 'reached' : 'missed');
console.log(`the longer median ${median} ms, below ${limits.medianMs}: ${verdict(median < limits.medianMs)}`);
console.log(
  `delayed by the silent one on average ${delay.toFixed(1)} %, less than ${limits.delayPercent} %: ${verdict(delay < limits.delayPercent)}`,
);
console.log(calibration());
await home.close();
