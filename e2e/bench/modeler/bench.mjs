// Compares the published modeler with other libraries in Chromium; run.mjs builds, installs and runs this.
//
//   ONLY=tramita,xyflow STEPS=50 ROUNDS=2 SOURCE=1 node e2e/bench/modeler/bench.mjs
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundlePage, root } from '../kit/bundle.mjs';
import { calmRounds } from '../kit/calibrate.mjs';
import { cpuClock, median, openPage, servePages, startBrowser } from '../kit/open-page.mjs';

const here = import.meta.dirname;

const contestants = [
  { name: 'tramita', page: 'tramita' },
  { name: 'React Flow', page: 'xyflow' },
  { name: 'React Flow, only visible', page: 'xyflow', option: true },
  { name: 'bpmn-js', page: 'bpmn' },
].filter(({ page }) => !process.env.ONLY || process.env.ONLY.split(',').includes(page));
const counts = (process.env.STEPS ?? '50,200,500').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 5);
const moves = 60;
const adds = 6;

/** The processes to draw, the same for all libraries. */
async function processes() {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'processes.jsx')],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@tramita/source', 'browser'],
    nodePaths: [join(root, 'node_modules')],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
const { longWorkflow } = await processes();

/** The processes by number of steps, generated before anything is measured. */
const models = new Map(counts.map((count) => [count, longWorkflow(count)]));

let shown = counts[0];
/** Returns the response to a call of our modeler. */
function answer(_method, path) {
  if (path !== '/v1/processes/1') return { elements: [], total: 0 };
  const about = { id: 1, parentId: 1, version: 1, createdAt: '2026-01-05T12:00:00Z', isLastVersion: true };
  return { ...about, ...models.get(shown) };
}

/** Returns the CPU time of each of many small moves with the button pressed, starting at a position. */
async function dragFrom(page, cpu, { x, y }, placeOf) {
  const before = await placeOf();
  await page.mouse.move(x, y);
  await page.mouse.down();
  // the first moves start the drag and do not count
  for (let at = 1; at <= 5; at += 1) await page.mouse.move(x - at * 3, y);
  const started = await cpu();
  for (let at = 6; at < 6 + moves; at += 1) await page.mouse.move(x - at * 3, y);
  const spent = ((await cpu()) - started) / moves;
  const during = await placeOf();
  await page.mouse.up();
  if (during === before) throw new Error('Nothing moved');
  return spent;
}

const centerOf = (page, what) =>
  page.evaluate((part) => {
    const { x, y, width, height } = window.bench[part]().getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, what);

/** Adds a step as a user does: opens the menu of a step with the pointer if there is one, and presses the item. */
async function add(page, cpu, hasMenu) {
  if (hasMenu) {
    const opener = await centerOf(page, 'opener');
    await page.mouse.move(opener.x, opener.y);
    await page.mouse.click(opener.x, opener.y);
    await page.waitForFunction(() => window.bench.item() !== null);
    await page.waitForTimeout(300);
  }
  const item = await centerOf(page, 'item');
  await page.mouse.move(item.x, item.y, { steps: 3 });
  await page.waitForTimeout(100);
  await page.evaluate(() => window.measure.armAdd());
  const started = await cpu();
  await page.mouse.click(item.x, item.y);
  const { reached, last } = await page.evaluate(() => window.measure.result);
  if (reached === null) throw new Error('No step was added');
  const spent = (await cpu()) - started;
  await page.mouse.move(700, 880);
  return { reached, last, spent };
}

async function measureOnce(browser, origin, { page: name, bundle, option }, count) {
  shown = count;
  const size = { width: 1440, height: 900 };
  const opened = await openPage(browser, origin, name, bundle, { ...size, scripts: [join(here, 'page.mjs')] });
  const { page } = opened;
  await page.waitForFunction(() => window.bench !== undefined);
  const cpu = await cpuClock(page);
  const before = await cpu();
  const { reached: mount, last: mountLast } = await page.evaluate(
    ([given, choice]) => window.measure.mount(given, choice),
    [models.get(count), option],
  );
  const figures = { mount, mountLast, mountCpu: (await cpu()) - before, weight: opened.weight() };
  const box = await page.evaluate(() => {
    const { x, y, width, height } = window.bench.step('etapa3').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  figures.drag = await dragFrom(page, cpu, box, () =>
    page.evaluate(() => {
      const { x, y } = (document.querySelector('.djs-dragger') ?? window.bench.step('etapa3')).getBoundingClientRect();
      return `${x} ${y}`;
    }),
  );
  const added = [];
  const hasMenu = await page.evaluate(() => window.bench.opener !== undefined);
  for (let at = 0; at < adds; at += 1) {
    const one = await add(page, cpu, hasMenu);
    // the first one loads the menu
    if (at > 0) added.push(one);
  }
  figures.add = median(added.map((one) => one.reached));
  figures.addLast = median(added.map((one) => one.last));
  figures.addCpu = median(added.map((one) => one.spent));
  figures.pan = await dragFrom(page, cpu, { x: 700, y: 700 }, () => page.evaluate(() => window.bench.place()));
  await opened.close();
  return figures;
}

const bundles = new Map();
for (const { page } of contestants)
  if (!bundles.has(page)) bundles.set(page, await bundlePage(join(here, `${page}.jsx`)));
const { origin, close } = await servePages(bundles, answer);
const browser = await startBrowser();
const { results, calibration } = await calmRounds(rounds, async () => {
  const round = new Map();
  for (const count of counts)
    for (const contestant of contestants) {
      const bundle = bundles.get(contestant.page);
      round.set(`${contestant.name} ${count}`, await measureOnce(browser, origin, { ...contestant, bundle }, count));
    }
  return round;
});
await browser.close();
close();

const figuresOf = (name, count) => {
  const all = results.map((round) => round.get(`${name} ${count}`));
  return Object.fromEntries(Object.keys(all[0]).map((what) => [what, median(all.map((one) => one[what]))]));
};
console.log(`milliseconds, medians of ${rounds} interleaved rounds; ${calibration}; Chromium ${browser.version()}`);
console.log(
  'ours is the whole modeler with its panels, whose response comes over HTTP; the others are a drawing alone',
);
console.log(
  'mount: until the steps are painted / nothing changes / CPU; add a step with the pointer, ours in a menu: likewise;',
);
console.log('drag, pan: CPU of one move; kB: what the page fetched for the mount, gzipped, without React\n');
console.log(
  `${'steps'.padEnd(6)}${''.padEnd(26)}${'mount'.padStart(17)}${'add a step'.padStart(19)}${'drag'.padStart(7)}${'pan'.padStart(7)}${'kB'.padStart(6)}`,
);
const lines = (values, digits) => values.map((value) => value.toFixed(digits)).join(' / ');
for (const count of counts) {
  for (const { name } of contestants) {
    const { mount, mountLast, mountCpu, add: first, addLast, addCpu, drag, pan, weight } = figuresOf(name, count);
    console.log(
      `${String(count).padEnd(6)}${name.padEnd(26)}${lines([mount, mountLast, mountCpu], 0).padStart(17)}${lines([first, addLast, addCpu], 1).padStart(19)}${drag.toFixed(2).padStart(7)}${pan.toFixed(2).padStart(7)}${weight.toFixed(0).padStart(6)}`,
    );
  }
}
if (contestants.some(({ page }) => page === 'tramita')) {
  const aims = [];
  for (const count of counts) {
    const own = figuresOf('tramita', count);
    aims.push([`${count} steps: add a step`, own.add, 16], [`${count} steps: CPU of adding`, own.addCpu, 15]);
    if (count === 50) aims.push(['50 steps: mount', own.mount, 100], ['kB loaded', own.weight, 120]);
  }
  for (const [what, figure, aim] of aims)
    console.log(`${what}: ${figure.toFixed(1)}, at most ${aim}: ${figure <= aim ? 'reached' : 'missed'}`);
}
