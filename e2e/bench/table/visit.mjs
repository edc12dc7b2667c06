// Visits the page of a table and measures with real input.
import { join } from 'node:path';
import { cpuClock, median } from '../kit/open-page.mjs';
import { pageSize } from './answers.mjs';

const here = import.meta.dirname;
/** Speed of the wheel in px per second, and how far it turns each way. */
const speed = 12_000;
const distance = 7200;
const turns = 4;
/** How long the pointer rests on the list before the wheel turns, in ms. */
const restMs = 1000;
const swaps = 5;
const warmSwaps = 1;
const frame = 1000 / 60;

/** Opens the page and returns it with its CDP session and its clock of CPU time; `stop` throws the first error of the page. */
async function open(browser, site) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error));
  for (const script of ['../paint.mjs', 'page.mjs']) await page.addInitScript({ path: join(here, script) });
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  await page.addScriptTag({
    type: 'module',
    content: `${await site.rows}\nwindow.rowsFrom = rowsFrom;window.rows = rowsFrom(0, ${pageSize});`,
  });
  await page.waitForFunction(() => window.bench && window.rows);
  const session = await page.context().newCDPSession(page);
  return {
    page,
    session,
    cpu: await cpuClock(page),
    stop: async () => {
      await page.close();
      if (problems.length > 0) throw problems[0];
    },
  };
}

/** Returns the place of the list under the pointer. */
const placeOf = (page) =>
  page.evaluate(() => {
    const { left, top, width, height } = window.bench.scroller().getBoundingClientRect();
    return { x: left + width / 3, y: top + height / 2 };
  });

async function turnWheel(page, session, turns) {
  const box = await placeOf(page);
  for (let turn = 0; turn < turns; turn += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      ...box,
      yDistance: turn % 2 === 0 ? -distance : distance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

/** Turns the wheel and returns the share of dropped frames, the longest frame and the CPU time per second, in ms. */
async function measureWheel({ page, session, cpu }) {
  const { x, y } = await placeOf(page);
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMs);
  await page.evaluate(() => window.measure.watchFrames());
  const before = await cpu();
  await turnWheel(page, session, turns);
  const spent = (await cpu()) - before;
  const times = await page.evaluate(() => window.measure.endFrames());
  const spans = times.slice(1).map((time, at) => time - times[at]);
  const whole = times.at(-1) - times[0];
  const dropped = spans.reduce((sum, span) => sum + Math.round(span / frame) - 1, 0);
  return { dropped: dropped / (whole / frame), worst: Math.max(...spans), cpu: spent / (whole / 1000) };
}

const mount = (page) => page.evaluate(() => window.measure.mount(window.rows));

/** Measures the mount of a page of rows, the wheel, and the exchange of all rows. */
async function visitFast(browser, site) {
  const visited = await open(browser, site);
  const { page, cpu } = visited;
  const calibration = await page.evaluate(() => window.measure.calibrate());
  const before = await cpu();
  const time = await mount(page);
  const mountCpu = (await cpu()) - before;
  const weight = site.weight();
  const times = [];
  for (let count = 1; count <= warmSwaps + swaps; count += 1) {
    await page.evaluate(
      ([from, size]) => {
        window.rows = window.rowsFrom(from, size);
      },
      [(count + 1) * pageSize, pageSize],
    );
    const started = await cpu();
    const swap = await page.evaluate(() => window.measure.swap(window.rows));
    times.push({ swap, spent: (await cpu()) - started });
  }
  const counted = times.slice(warmSwaps);
  const wheel = await measureWheel(visited);
  await visited.stop();
  return {
    calibration,
    mount: time,
    mountCpu,
    weight,
    wheel,
    swap: median(counted.map(({ swap }) => swap)),
    swapCpu: median(counted.map(({ spent }) => spent)),
  };
}

/** Measures the wheel on a processor at a quarter of its speed, then the share of frames that show a gap. */
async function visitSlow(browser, site) {
  const visited = await open(browser, site);
  const { page, session } = visited;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await mount(page);
  const slow = await measureWheel(visited);
  await page.evaluate(() => window.measure.watchGaps());
  await turnWheel(page, session, 1);
  const gaps = await page.evaluate(() => window.measure.endGaps());
  await visited.stop();
  return { slow, gaps };
}

/** Measures a table once, on two fresh pages. */
export const visit = async (browser, site) => ({
  ...(await visitFast(browser, site)),
  ...(await visitSlow(browser, site)),
});
