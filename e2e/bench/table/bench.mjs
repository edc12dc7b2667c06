// Compares the published inbox with other libraries in Chromium; run.mjs installs them and runs this.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../chromium.ts';
import { median } from '../kit/open-page.mjs';
import { unpackPublished } from './published.mjs';
import { serveSite } from './site.mjs';
import { visit } from './visit.mjs';

const contestants = [
  { name: 'tramita', entry: 'tramita.jsx' },
  { name: 'TanStack Table + Virtual', entry: 'tanstack.jsx' },
  { name: 'AG Grid', entry: 'ag-grid.jsx' },
  { name: 'antd Table, virtual', entry: 'antd.jsx' },
  { name: 'MUI DataGrid', entry: 'mui.jsx' },
];

/** Limits of the inbox: ms, share of frames, kB. */
const aims = {
  mount: 200,
  mountCpu: 120,
  swap: 20,
  dropped: 0.02,
  slowDropped: 0.69,
  slowWorst: 100,
  weight: 90,
};
/** A round counts if the calibration loop took at most this much longer than in the fastest round. */
const disturbed = 1.15;

const rounds = Number(process.env.ROUNDS ?? 3);
/** Names of the files to measure; all without one. */
const only = process.argv.slice(2);
const rows = await readFile(join(import.meta.dirname, 'rows.mjs'), 'utf8');
if (!process.env.KEEP_PACKED) unpackPublished();
const sites = [];
for (const { name, entry } of contestants.filter(({ entry }) => only.length === 0 || only.includes(entry))) {
  sites.push({ name, site: { ...(await serveSite(entry)), rows }, results: [] });
}

const browser = await chromium.launch(chromiumLaunch);
for (let round = 0; round < rounds; round += 1) {
  for (const { name, site, results } of sites) {
    const result = await visit(browser, site);
    results.push(result);
    // a run that is refused leaves at least its rounds
    console.error(name, JSON.stringify(result));
  }
}
const version = browser.version();
await browser.close();
for (const { site } of sites) site.close();

const loops = sites.flatMap(({ results }) => results.map(({ calibration }) => calibration));
const fastest = Math.min(...loops);
const isCalm = ({ calibration }) => calibration <= fastest * disturbed;
const figuresOf = (results) => {
  const calm = results.filter(isCalm);
  if (calm.length < results.length / 2) {
    throw new Error(`The machine was disturbed: loops of ${fastest.toFixed(0)} to ${Math.max(...loops).toFixed(0)} ms`);
  }
  const middle = (pick) => median(calm.map(pick));
  return {
    mount: middle((result) => result.mount),
    mountCpu: middle((result) => result.mountCpu),
    swap: middle((result) => result.swap),
    swapCpu: middle((result) => result.swapCpu),
    dropped: middle((result) => result.wheel.dropped),
    worst: middle((result) => result.wheel.worst),
    wheelCpu: middle((result) => result.wheel.cpu),
    slowDropped: middle((result) => result.slow.dropped),
    slowWorst: middle((result) => result.slow.worst),
    gaps: middle((result) => result.gaps),
    weight: middle((result) => result.weight) / 1000,
  };
};

const notes = `
mount: from the call that renders the table to the last paint; CPU: of the page's main thread until then
swap: from the arrival of 200 other rows to their last paint
dropped: frames of 16.7 ms without a paint of the page's main thread, of those in the time of the wheel; worst: the longest
dropped at 1/4: the same on a new page with the processor at a quarter of its speed
gaps: frames of a further turn in which a quarter of the list's height shows no row
kB: files loaded until the table is mounted, each gzipped, without React
against us: the inbox makes eight calls, parses their responses and loads its rows' code while it mounts, the others have
  rows and code; its cells have boxes, tracks, tags, avatars and links, and it has filters, a toolbar and pages; the others
  show texts, one link and a box for each row
for us: the pointer rests on the list for a second before the wheel turns, in which the inbox renders rows in advance; it
  keeps all 200 rows in the page from then on`;
const percent = (share) => `${(share * 100).toFixed(0)} %`;
const ms = (time) => time.toFixed(time < 100 ? 1 : 0);
const table = [
  ['', 'mount', 'CPU', 'swap', 'CPU', 'dropped', 'worst', 'CPU/s', 'dropped at 1/4', 'worst', 'gaps', 'kB'],
  ...sites.map(({ name, results }) => {
    const one = figuresOf(results);
    const times = [one.mount, one.mountCpu, one.swap, one.swapCpu].map(ms);
    const wheel = [percent(one.dropped), ms(one.worst), ms(one.wheelCpu)];
    const slow = [percent(one.slowDropped), ms(one.slowWorst)];
    return [name, ...times, ...wheel, ...slow, percent(one.gaps), one.weight.toFixed(0)];
  }),
];
const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
const loop = `${fastest.toFixed(0)} to ${Math.max(...loops).toFixed(0)} ms`;
console.log(
  `a page of 200 rows, 12 columns, 1440 x 860 px; medians of ${rounds} interleaved rounds, Chromium ${version}`,
);
console.log(`calibration loop ${loop}; milliseconds; CPU of the main thread; wheel at 12,000 px/s\n`);
for (const line of table) {
  console.log(
    line
      .map((text, at) => (at === 0 ? text.padEnd(widths[at]) : text.padStart(widths[at])))
      .join('  ')
      .trimEnd(),
  );
}
console.log(notes);
const own = sites.find(({ name }) => name === 'tramita');
if (own) {
  const figures = figuresOf(own.results);
  console.log('');
  for (const [what, aim] of Object.entries(aims)) {
    const text = (value) => (what.endsWith('ropped') ? percent(value) : value.toFixed(0));
    console.log(
      `${what}: ${text(figures[what])}, at most ${text(aim)}: ${figures[what] <= aim ? 'reached' : 'missed'}`,
    );
  }
}
