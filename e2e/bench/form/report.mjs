// Reports the figures of the form as Markdown, with their limits.
import { measureForms } from './bench.mjs';

const number = (value, digits = 1) => (value === null ? '–' : value.toFixed(digits));

/** Measures every library and returns the report. */
export async function formReport() {
  const { rows, chromium } = await measureForms();
  const table = rows.map((row) => {
    const { mount, mountCpu, key, keyP95, keyCpu, hub, hubCpu, validate } = row;
    const times = [mount, mountCpu, key, keyP95, keyCpu, hub, hubCpu, validate].map((time) => number(time));
    return `| ${[row.library, ...times, number(row.weight, 0)].join(' | ')} |`;
  });
  const own = rows.find(({ library }) => library === 'tramita');
  const bare = rows.find(({ library }) => library === 'bare input');
  const rivals = rows.filter((row) => row !== own && row !== bare);
  const best = (what) => Math.min(...rivals.map((row) => row[what]));
  const aims = [
    ['mount, relative to the best other library', own.mount / best('mount'), 1 / 3, ''],
    ['CPU of the mount, relative to the best other library', own.mountCpu / best('mountCpu'), 1 / 3, ''],
    ['plain key, median', own.key, 4, ' ms'],
    ['plain key, 95th percentile', own.keyP95, 8, ' ms'],
    ['hub key, settled', own.hub, 12, ' ms'],
    ['whole validation', own.validate, 10, ' ms'],
  ].map(([what, figure, aim, unit]) => {
    const answer = figure <= aim ? 'reached' : 'missed';
    return `- ${what}: ${number(figure, unit ? 1 : 2)}${unit}, at most ${number(aim, unit ? 0 : 2)}${unit}: ${answer}`;
  });
  return `200 fields of ten types, a chain of 50 conditions and one field that 50 read; Chromium ${chromium}. Milliseconds
from the cause to the paint after its last effect, the best of several rounds. CPU is the time of the page's main
thread, which other work on the machine affects less. kB compressed, without React.

| library | mount | CPU | key | p95 | CPU | hub key | CPU | validation | kB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${table.join('\n')}

"bare input" is a page with one plain input: the time that the browser itself needs on this machine.

${aims.join('\n')}`;
}
