// Compares the table of the task list with other libraries in Chromium; run.mjs installs them and runs this.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../chromium.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');
const widgets = createRequire(join(root, 'packages/widgets/package.json'));
const { vanillaExtractPlugin } = widgets('@vanilla-extract/esbuild-plugin');

const contestants = [
  { name: 'tramita', entry: 'tramita.jsx' },
  { name: 'AG Grid', entry: 'ag-grid.jsx' },
  { name: 'MUI DataGrid', entry: 'mui.jsx' },
  { name: 'antd Table, virtual', entry: 'antd.jsx' },
];

/** Limits in ms: mount of 10,000 rows, replacement of a page of 200, a frame of scrolling. */
const aims = { mount: 80, swap: 12, frame: 1000 / 60 };

async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    target: 'es2022',
    // all libraries use the same React
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    conditions: ['@tramita/source', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: textOf('.js'), css: textOf('.css') };
}

async function openPage(browser, { js, css }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error));
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>body{margin:0}${css}</style></head><body><div id="root"></div></body></html>`;
  await page.route('http://bench.test/**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://bench.test/');
  for (const script of ['../paint.mjs', 'page.mjs']) await page.addScriptTag({ path: join(here, script) });
  const rows = await readFile(join(here, 'rows.mjs'), 'utf8');
  await page.addScriptTag({ content: `${rows}\nwindow.rowsFrom = rowsFrom;`, type: 'module' });
  await page.addScriptTag({ content: js });
  await page.waitForFunction(() => window.rowsFrom !== undefined);
  return { page, problems };
}

/**
 * Returns a function for the CPU time of the page's main thread in ms, which other work on the machine affects less.
 */
async function cpuClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];

const rounds = Number(process.env.ROUNDS ?? 3);
const swaps = 15;
const warmSwaps = 5;
const scrollSteps = 240;

async function measureRound(browser, code) {
  const large = await openPage(browser, code);
  await large.page.evaluate(() => {
    window.rows = window.rowsFrom(0, 10_000);
  });
  const clock = await cpuClock(large.page);
  const before = await clock();
  const mount = await large.page.evaluate(() => window.measure.mount(window.rows));
  const mountCpu = (await clock()) - before;
  // scrolls by one wheel step per frame, after some steps to warm up
  await large.page.evaluate(() => window.measure.scroll(60, 100));
  const { times: frames, moved } = await large.page.evaluate((steps) => window.measure.scroll(steps, 100), scrollSteps);
  if (moved === 0) throw new Error('The table did not scroll');
  await large.page.close();

  const small = await openPage(browser, code);
  await small.page.evaluate(() => window.measure.mount(window.rowsFrom(0, 200)));
  const cpu = await cpuClock(small.page);
  const swapTimes = [];
  const swapCpus = [];
  for (let count = 1; count <= warmSwaps + swaps; count += 1) {
    await small.page.evaluate((at) => {
      window.rows = window.rowsFrom(at * 200, 200);
    }, count);
    const started = await cpu();
    const time = await small.page.evaluate(() => window.measure.swap(window.rows, String(window.rows[3].idk)));
    const spent = (await cpu()) - started;
    if (count <= warmSwaps) continue;
    swapTimes.push(time);
    swapCpus.push(spent);
  }
  await small.page.close();
  const [problem] = [...large.problems, ...small.problems];
  if (problem) throw problem;
  return { mount, mountCpu, frames, swap: median(swapTimes), swapCpu: median(swapCpus) };
}

const only = process.argv[2];
const browser = await chromium.launch({
  ...chromiumLaunch,
  // without a frame rate limit, a frame is painted at once and times do not depend on the screen
  args: [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const built = [];
for (const contestant of contestants.filter(({ entry }) => !only || entry.startsWith(only))) {
  built.push({ ...contestant, code: await bundle(contestant.entry), times: [] });
}
for (let round = 0; round < rounds; round += 1) {
  for (const { code, times } of built) times.push(await measureRound(browser, code));
}
console.log(`12 columns; milliseconds to the paint, the best of ${rounds} rounds; Chromium ${browser.version()}`);
await browser.close();

console.log(
  `${''.padEnd(22)} mount 10,000     CPU   swap 200     CPU   frame   p95   over ${aims.frame.toFixed(1)} of ${scrollSteps}`,
);
for (const { name, times } of built) {
  const least = (pick) => Math.min(...times.map(pick));
  const figures = [
    [least(({ mount }) => mount), 13],
    [least(({ mountCpu }) => mountCpu), 8],
    [least(({ swap }) => swap), 11],
    [least(({ swapCpu }) => swapCpu), 8],
    [least(({ frames }) => median(frames)), 8],
    [least(({ frames }) => percentile(frames, 0.95)), 6],
  ].map(([value, width]) => value.toFixed(1).padStart(width));
  const late = least(({ frames }) => frames.filter((time) => time > aims.frame).length);
  console.log(`${name.padEnd(22)}${figures.join('')}${String(late).padStart(10)}`);
}
const own = built.find(({ name }) => name === 'tramita');
if (own) {
  for (const what of ['mount', 'swap']) {
    const figure = Math.min(...own.times.map((time) => time[what]));
    console.log(`${what}: ${figure.toFixed(1)}, at most ${aims[what]}: ${figure <= aims[what] ? 'reached' : 'missed'}`);
  }
}
