// Reports the figures of the form as Markdown, with their limits.
import { measureForms } from './bench.mjs';

const number = (value, digits = 1) => (value === undefined || value === null ? '–' : value.toFixed(digits));

/** Measures every library and returns the report. */
export async function formReport() {
  const { rows, calibration, chromium } = await measureForms();
  const of = (name) => rows.find((row) => row.name.startsWith(name));
  const table = rows.map(({ name, sizes }) => {
    const { mount, mountCpu, key, keyP95, hub, send, sendLast, sendCpu, weight } = sizes[200];
    const figures = [mount, mountCpu, key, keyP95, hub, send, sendLast, sendCpu].map((one) => number(one));
    return `| ${[name, ...figures, number(weight, 0)].join(' | ')} |`;
  });
  const growing = rows.filter(({ sizes }) => sizes[50] && sizes[800]);
  const growth = growing.map(({ name, sizes }) => {
    const pair = (what) =>
      `${number(sizes[50][what])} → ${number(sizes[800][what])}, x${number(sizes[800][what] / sizes[50][what])}`;
    return `| ${[name, pair('mount'), pair('mountCpu'), pair('key'), pair('keyCpu')].join(' | ')} |`;
  });
  const own = of('tramita').sizes;
  const rjsf = of('@rjsf').sizes[200];
  const formJs = of('form-js, no').sizes[200];
  const aims = [
    ['mount, relative to rjsf', own[200].mount / rjsf.mount, 0.5, ''],
    ['plain key, median', own[200].key, 5, ' ms'],
    ['plain key, 95th percentile', own[200].keyP95, 10, ' ms'],
    ['hub key, relative to rjsf', own[200].hub / rjsf.hub, 0.35, ''],
    ['“send” to 75 painted errors, relative to form-js', own[200].send / formJs.send, 1, ''],
    ['growth of a key from 50 to 800 fields', own[800].key / own[50].key, 1.2, 'x'],
    ['growth of the mount from 50 to 800 fields', own[800].mount / own[50].mount, 4, 'x'],
  ].map(([what, figure, aim, unit]) => {
    const [value, limit] =
      unit === 'x' ? [`x${number(figure)}`, `x${aim}`] : [`${number(figure, unit ? 1 : 2)}${unit}`, `${aim}${unit}`];
    return `- ${what}: ${value}, at most ${limit}: ${figure <= aim ? 'reached' : 'missed'}`;
  });
  return `The published form in Chromium ${chromium}: 200 fields of ten types, a chain of 50 conditions and one field that 50
read; keys and clicks through the browser's input. Milliseconds from the event to the paint of its last effect, medians of
interleaved rounds; ${calibration}. CPU is the time of the page's main thread. kB: what the page fetched, gzipped, without
React.

| library | mount | CPU | key | p95 | hub key | errors | all | CPU | kB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${table.join('\n')}

"errors" is the time from pressing "send" until 75 messages are painted (70 in rjsf, whose checkboxes are never empty), "all"
until nothing changes any more: here also the list of errors with its links and a dialog, which the others do not have. Our
form saves a draft meanwhile, the others save nothing. form-js delays the effect of a key by 300 ms; "no debounce" is the same
library without this delay, as all others work. "bare input" is a page with one plain input: the time of the browser itself.

| 50 → 800 fields | mount | CPU | key | CPU |
|---|---:|---:|---:|---:|
${growth.join('\n')}

${aims.join('\n')}`;
}
