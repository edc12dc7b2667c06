/**
 * Measures business due times and their traces on one core, with the national, state and municipal holidays of ten years
 * and 200 own days.
 *
 *     node --conditions=@tramita/source e2e/bench/calendar.mjs [--due 200000] [--traces 20000]
 */
import { parseArgs } from 'node:util';
import { businessDueAt, dueTrace, openCalendar } from '@tramita/client/rules/calendar';
import { businessCalendarOf } from '@tramita/client/rules/holidays';

const { values: options } = parseArgs({
  options: { due: { type: 'string', default: '200000' }, traces: { type: 'string', default: '20000' } },
});
const limits = { due: 50_000, traces: 5000 };

const dayMs = 24 * 60 * 60 * 1000;
const begin = Date.parse('2020-01-01T03:00:00Z');
const years = 10;
const office = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];
const dateOf = (time) => new Date(time).toISOString().slice(0, 10);
const calendar = businessCalendarOf({
  timeZone: 'America/Sao_Paulo',
  week: [[], office, office, office, office, office, []],
  nationalDays: true,
  state: 'RJ',
  city: 3304557,
  optionalDays: ['CARNIVAL_MONDAY', 'ASH_WEDNESDAY', 'CORPUS_CHRISTI'],
  ownDays: Array.from({ length: 200 }, (_, index) => ({
    date: dateOf(begin + (index * 17 + 3) * dayMs),
    name: `Dia ${index}`,
    intervals: index % 2 ? [{ start: '09:00', end: '13:00' }] : [],
  })),
});

const agreed = [
  [45, 'MINUTES'],
  [4, 'HOURS'],
  [40, 'HOURS'],
  [3, 'DAYS'],
  [15, 'DAYS'],
];
// the same mixture of starts in each run, spread over ten years
const startOf = (index) =>
  new Date(begin + ((index * 7919) % (years * 365)) * dayMs + ((index * 104729) % 1440) * 60_000);

/** Returns how many results per second a function gives; a new calendar has to compute its days first. */
function measure(count, compute) {
  const open = openCalendar(calendar);
  const start = process.cpuUsage();
  for (let index = 0; index < count; index += 1) {
    const [sla, unit] = agreed[index % agreed.length];
    compute(open, startOf(index), sla, unit);
  }
  const { user, system } = process.cpuUsage(start);
  return Math.round(count / ((user + system) / 1_000_000));
}

const found = {
  due: measure(Number(options.due), businessDueAt),
  traces: measure(Number(options.traces), dueTrace),
};
console.log('per second of one core'.padEnd(26), 'measured'.padStart(12), 'at least'.padStart(12));
console.log('due times'.padEnd(26), String(found.due).padStart(12), String(limits.due).padStart(12));
console.log('traces'.padEnd(26), String(found.traces).padStart(12), String(limits.traces).padStart(12));
if (found.due < limits.due || found.traces < limits.traces) process.exitCode = 1;
