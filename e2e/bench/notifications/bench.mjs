// Compares the published bell with another inbox in Chromium: until the bell is painted, and from a click of the pointer
// until ten rows are; run.mjs builds, installs and runs this.
import { join } from 'node:path';
import { bundlePage } from '../kit/bundle.mjs';
import { calmRounds } from '../kit/calibrate.mjs';
import { cpuClock, median, openPage, servePages, startBrowser } from '../kit/open-page.mjs';
import { answerOf } from './answers.mjs';

const here = import.meta.dirname;
const rounds = Number(process.env.ROUNDS ?? 15);
const names = ['tramita', 'novu'];

const pages = new Map();
for (const name of names) pages.set(name, await bundlePage(join(here, `${name}.jsx`)));
const { origin, close } = await servePages(pages, answerOf);
const browser = await startBrowser();

async function measure(name, rest) {
  const scripts = [join(here, 'page.mjs')];
  const opened = await openPage(browser, origin, name, pages.get(name), { scripts });
  const { page } = opened;
  await page.waitForFunction(() => window.bench !== undefined);
  const cpu = await cpuClock(page);
  const bell = await page.evaluate(() => window.measure.mount());
  await page.waitForTimeout(rest);
  const box = await page.evaluate(() => {
    const { x, y, width, height } = window.bench.bell().getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  // people aim: the pointer is on the bell for a moment before it presses
  await page.mouse.move(box.x, box.y);
  await page.waitForTimeout(aim);
  await page.evaluate(() => window.measure.armOpen());
  const before = await cpu();
  await page.mouse.click(box.x, box.y);
  const open = await page.evaluate(() => window.measure.result);
  const openCpu = (await cpu()) - before;
  const figures = { bell, open, openCpu, weight: opened.weight() };
  await opened.close();
  return figures;
}

/** Time of the pointer on the bell before the click, in ms. */
const aim = 100;
/** Time after the bell until the click, in ms: a user who clicks at once, and one whose page is at rest. */
const rests = { early: 100, late: 3500 };
for (const name of names) await measure(name, rests.early);
const { results, calibration } = await calmRounds(rounds, async () => {
  const round = {};
  for (const name of names) {
    const early = await measure(name, rests.early);
    const { open, openCpu } = await measure(name, rests.late);
    round[name] = { ...early, lateOpen: open, lateCpu: openCpu };
  }
  return round;
});
await browser.close();
close();

const of = (name, what) => median(results.map((round) => round[name][what]));
console.log(`milliseconds, medians of ${rounds} interleaved rounds; ${calibration}; Chromium ${browser.version()}`);
console.log(
  'bell: from the mount until it is painted; open: from the click until ten rows are painted, 100 ms after the',
);
console.log(
  'bell, when parts still load, and 3.5 s after it; the pointer is on the bell for 100 ms before; kB: everything that the page fetched, gzipped, without React\n',
);
console.log(`${''.padEnd(12)}    bell    open     CPU    open, at rest     CPU      kB`);
for (const name of names) {
  const [bell, open, openCpu, lateOpen, lateCpu, weight] = [
    'bell',
    'open',
    'openCpu',
    'lateOpen',
    'lateCpu',
    'weight',
  ].map((what) => of(name, what).toFixed(1));
  console.log(
    `${name.padEnd(12)}${bell.padStart(8)}${open.padStart(8)}${openCpu.padStart(8)}${lateOpen.padStart(17)}${lateCpu.padStart(8)}${weight.padStart(8)}`,
  );
}
for (const [what, figure, aim] of [
  ['bell, relative to novu', of('tramita', 'bell') / of('novu', 'bell'), 0.45],
  ['open, relative to novu', of('tramita', 'open') / of('novu', 'open'), 0.7],
  ['kB', of('tramita', 'weight'), 30],
])
  console.log(`${what}: ${figure.toFixed(2)}, at most ${aim}: ${figure <= aim ? 'reached' : 'missed'}`);
