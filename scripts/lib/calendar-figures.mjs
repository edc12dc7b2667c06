import { gzipSync } from 'node:zlib';
import { businessDueAt, dueTrace, openCalendar } from '@tramita/client/rules/calendar';
import { businessCalendarOf } from '@tramita/client/rules/holidays';
import { build } from 'esbuild';

/** Least number of results per second of one core, and the largest weight in bytes. */
export const calendarLimits = { due: 50_000, traces: 5000, weight: 3000 };

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

/** Returns how many due times and traces one core computes in a second. */
export const calendarSpeed = ({ due, traces }) => ({
  due: measure(due, businessDueAt),
  traces: measure(traces, dueTrace),
});

const bundle = async (contents) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    conditions: ['@tramita/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const ofCalendar = Object.entries(output.inputs).filter(([file]) => file.includes('client/src/rules/calendar/'));
  return {
    gzipped: gzipSync(outputFiles[0].contents).length,
    calendar: ofCalendar.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0),
  };
};

/** Returns the gzipped bytes of the calendar rules, and how many bytes of them a bundle without calendars contains. */
export async function calendarWeight() {
  const rules = await bundle("export * from '@tramita/client/rules/calendar'");
  const others = await bundle(`
    export { createClient } from '@tramita/client';
    export { createFormModel, dueText, readableForm } from '@tramita/client/rules';
  `);
  return { rules: rules.gzipped, others: others.calendar };
}
