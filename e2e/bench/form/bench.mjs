// Compares the published form with other libraries in Chromium; run.mjs builds, installs and runs this.
//
//   ONLY=tramita,rjsf ROUNDS=2 SOURCE=1 node e2e/bench/form/bench.mjs
import { join } from 'node:path';
import { bundlePage } from '../kit/bundle.mjs';
import { calmRounds } from '../kit/calibrate.mjs';
import { cpuClock, median, openPage, percentile, servePages, startBrowser } from '../kit/open-page.mjs';
import { dependent, hubField, keyField } from './definition.mjs';

const here = import.meta.dirname;

const contestants = [
  { name: 'tramita', page: 'tramita', errors: 75, grows: true },
  { name: '@rjsf/core + ajv8', page: 'rjsf', errors: 70, grows: true },
  { name: 'form-js, no debounce', page: 'form-js', option: false, errors: 75, grows: true },
  { name: 'form-js', page: 'form-js', option: true, errors: 75 },
  { name: 'Form.io', page: 'formio', errors: 75 },
  { name: 'survey-react-ui', page: 'survey', errors: 75 },
  { name: 'bare input', page: 'bare' },
];

const only = process.env.ONLY?.split(',');
const rounds = Number(process.env.ROUNDS ?? 5);
const sizes = [50, 200, 800];
const warmKeys = 12;
const keys = 30;
const hubKeys = 6;

async function time(page, type, act, goal) {
  await page.evaluate(([what, wanted]) => window.measure.arm(what, wanted), [type, goal]);
  await act();
  return page.evaluate(() => window.measure.result);
}
const press = (page, key, goal) => time(page, 'keydown', () => page.keyboard.press(key), goal);

const focus = (page, name) => page.evaluate((field) => window.bench.input(field).focus(), name);
async function measureKeys(page, cpu) {
  await focus(page, keyField);
  for (let count = 0; count < warmKeys; count += 1) await press(page, 'a');
  const before = await cpu();
  const times = [];
  for (let count = 0; count < keys; count += 1) times.push((await press(page, 'a')).last);
  return { key: median(times), keyP95: percentile(times, 0.95), keyCpu: ((await cpu()) - before) / keys };
}

/** Times the keys that show and hide the fields of the hub. */
async function measureHub(page) {
  await focus(page, hubField);
  await page.keyboard.type('o');
  const times = [];
  for (let round = 0; round < hubKeys; round += 1) {
    for (const [key, shown] of [
      ['n', true],
      ['Backspace', false],
    ]) {
      const { reached, last } = await press(page, key, { shown: { name: dependent, is: shown } });
      if (reached === null) throw new Error(`The hub's ${key} changed nothing`);
      if (round > 0) times.push(last);
    }
  }
  await page.keyboard.press('Backspace');
  return median(times);
}

/** Clicks the button that sends; returns the time until the errors are painted, and until nothing changes any more. */
async function measureSend(page, cpu, errors) {
  await page.waitForTimeout(600);
  const box = await page.evaluate(() => {
    const button = window.bench.send();
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.move(box.x, box.y);
  const before = await cpu();
  const { reached, last } = await time(page, 'pointerdown', () => page.mouse.click(box.x, box.y), { errors });
  const sendCpu = (await cpu()) - before;
  const shown = await page.evaluate(() => window.bench.errors());
  if (reached === null) throw new Error(`${shown} errors shown, expected ${errors}`);
  return { send: reached, sendLast: last, sendCpu, errors: shown };
}

/** Measures one library with forms of one size. */
async function measureOnce(browser, origin, { page: name, option, errors, bundle }, count) {
  const opened = await openPage(browser, origin, name, bundle, { scripts: [join(here, 'page.mjs')] });
  const { page } = opened;
  await page.waitForFunction(() => window.bench !== undefined);
  const cpu = await cpuClock(page);
  const before = await cpu();
  const mount = await page.evaluate(([size, choice]) => window.measure.mount(size, choice), [count, option]);
  const figures = { mount, mountCpu: (await cpu()) - before, weight: opened.weight() };
  Object.assign(figures, await measureKeys(page, cpu));
  if (errors && count === 200) {
    figures.hub = await measureHub(page);
    Object.assign(figures, await measureSend(page, cpu, errors));
    figures.weight = opened.weight();
  }
  await opened.close();
  return figures;
}

/**
 * Measures all libraries, interleaved in each round. Returns the medians of each library for each size; times in ms,
 * sizes in kB compressed without React.
 */
export async function measureForms() {
  const wanted = contestants.filter(({ page }) => !only || only.includes(page));
  const bundles = new Map();
  for (const { page } of wanted) if (!bundles.has(page)) bundles.set(page, await bundlePage(join(here, `${page}.jsx`)));
  const { origin, close } = await servePages(bundles);
  const browser = await startBrowser();
  try {
    const wantedSizes = process.env.SIZES ? process.env.SIZES.split(',').map(Number) : sizes;
    const { results, calibration } = await calmRounds(rounds, async () => {
      const round = new Map();
      for (const contestant of wanted)
        for (const size of wantedSizes) {
          if (!contestant.grows && size !== 200) continue;
          const bundle = bundles.get(contestant.page);
          round.set(
            `${contestant.name} ${size}`,
            await measureOnce(browser, origin, { ...contestant, bundle }, size).catch((error) => {
              throw new Error(`${contestant.name}, ${size} fields: ${error.message}`);
            }),
          );
        }
      return round;
    });
    const figuresOf = (name, size) => {
      const all = results.map((round) => round.get(`${name} ${size}`)).filter(Boolean);
      if (all.length === 0) return null;
      return Object.fromEntries(Object.keys(all[0]).map((what) => [what, median(all.map((one) => one[what]))]));
    };
    const rows = wanted.map(({ name }) => ({
      name,
      sizes: Object.fromEntries(wantedSizes.map((size) => [size, figuresOf(name, size)])),
    }));
    return { rows, calibration, chromium: browser.version() };
  } finally {
    await browser.close();
    close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const { rows, calibration } = await measureForms();
  console.log(calibration);
  for (const { name, sizes: each } of rows)
    for (const [size, figures] of Object.entries(each))
      if (figures)
        console.log(
          `${name} ${size}: ${Object.entries(figures)
            .map(([what, value]) => `${what} ${value.toFixed(1)}`)
            .join(', ')}`,
        );
}
