import { expect, test } from 'vitest';
import { calendarLimits } from './lib/calendar-figures.mjs';
import { recordedFigures } from './lib/recorded-figures.mjs';

// the figures were measured by the benches of e2e/bench; a run of the tests would measure the machine, not the product

test('D15.03 the recorded speed of one core is 50,000 business due times and 5,000 traces a second', () => {
  const title = 'Business due times';
  expect(recordedFigures(title, /^due times +(\d+) /m)[0]).toBeGreaterThanOrEqual(calendarLimits.due);
  expect(recordedFigures(title, /^traces +(\d+) /m)[0]).toBeGreaterThanOrEqual(calendarLimits.traces);
});

test('D15.04 the recorded recalculation of 100,000 open tasks takes less than 60 s and slows lists less than twice', () => {
  const title = 'Open tasks after a change of their calendar';
  expect(recordedFigures(title, /^(\d+) tasks with the new version/m)).toEqual([100_000]);
  expect(recordedFigures(title, /^([\d.]+) s, under 60/m)[0]).toBeLessThan(60);
  const [usual, meanwhile] = recordedFigures(title, /p95 usually ([\d.]+) ms .* meanwhile ([\d.]+) ms/);
  expect(meanwhile / usual).toBeLessThan(2);
});

test('D15.05 the recorded first page of a substitute for ten people takes at most 1.5 times that without substitution', () => {
  const title = 'The list of a substitute for ten people';
  expect(recordedFigures(title, /^(\d+) tasks, Postgres/m)).toEqual([1_000_000]);
  for (const name of ['ten people of the own team', 'ten people of other teams']) {
    const line = new RegExp(`^${name} +([\\d.]+) +([\\d.]+) +[\\d.]+ +(\\d+) +(\\d+)$`, 'm');
    const [substitute, without, rows, rowsWithout] = recordedFigures(title, line);
    expect(substitute / without, name).toBeLessThanOrEqual(1.5);
    expect(rows, name).toBeGreaterThanOrEqual(rowsWithout);
  }
});

test('D15.06 the recorded audit trail of a million rows has pages under 200 ms and an export under 60 s and 64 MB', () => {
  const title = 'A million rows of the audit trail';
  expect(recordedFigures(title, /^(\d+) rows, Postgres/m)).toEqual([1_000_000]);
  expect(recordedFigures(title, /^the slowest filter ([\d.]+) ms/m)[0]).toBeLessThan(200);
  const [rows, seconds] = recordedFigures(title, /^an export of (\d+) rows took ([\d.]+) s/m);
  expect(rows).toBeGreaterThanOrEqual(1_000_000);
  expect(seconds).toBeLessThan(60);
  expect(recordedFigures(title, /^its memory growth ([\d.]+) MB/m)[0]).toBeLessThan(64);
});

test('D15.07 the recorded thousand events a minute reach webhooks at once, also next to one that never answers', () => {
  const title = 'Events for webhooks';
  expect(recordedFigures(title, /^(\d+) events a minute/m)).toEqual([1000]);
  const of = (name) => recordedFigures(title, new RegExp(`^${name} +(\\d+) +(\\d+) +(\\d+) `, 'm'));
  const [events, median, mean] = of('ten webhooks');
  const [eventsNext, medianNext, meanNext] = of('next to one that never answers');
  expect([events, eventsNext]).toEqual([1000, 1000]);
  expect(Math.max(median, medianNext)).toBeLessThan(5000);
  expect(meanNext / mean).toBeLessThan(1.1);
});

test('D15.08 the recorded move of a million tasks takes less than 10 minutes and 1 GB; a deactivation disconnects within 2 s', () => {
  const title = 'A million tasks from the embedded database to Postgres';
  expect(recordedFigures(title, /^(\d+) tasks from the embedded database/m)).toEqual([1_000_000]);
  expect(recordedFigures(title, /^([\d.]+) minutes, at most 10/m)[0]).toBeLessThan(10);
  expect(recordedFigures(title, /^(\d+) MB of memory at most/m)[0]).toBeLessThan(1024);
  const [connected, ms] = recordedFigures(title, /^a deactivated user of (\d+) connected ones .* after (\d+) ms/m);
  expect(connected).toBeGreaterThanOrEqual(1000);
  expect(ms).toBeLessThan(2000);
});

test('D15.09 the recorded cost of metrics is at most 2 %, that of traces of a tenth of the calls at most 5 %, and none without', () => {
  const title = 'The cost of metrics and traces';
  const costOf = (name) => recordedFigures(title, new RegExp(`^${name} +\\d+ +\\d+ +(-?[\\d.]+) %$`, 'm'))[0];
  expect(Math.abs(costOf('off') - costOf('off again'))).toBeLessThanOrEqual(1);
  expect(costOf('metrics')).toBeLessThanOrEqual(2);
  expect(costOf('traces of 10 %')).toBeLessThanOrEqual(5);
});
