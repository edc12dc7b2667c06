// Compares the form with other libraries in Chromium; run.mjs installs them and runs this.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../chromium.ts';
import { dependent, hubField, keyField } from './definition.mjs';

const here = import.meta.dirname;
const root = join(here, '../../..');
const widgets = createRequire(join(root, 'packages/widgets/package.json'));
const { vanillaExtractPlugin } = widgets('@vanilla-extract/esbuild-plugin');

const contestants = [
  { name: 'tramita', entry: 'tramita.jsx', engine: 'engine.js' },
  { name: '@rjsf/core + ajv8', entry: 'rjsf.jsx', engine: 'rjsf.jsx' },
  { name: '@bpmn-io/form-js-viewer', entry: 'form-js.jsx', engine: 'form-js.jsx' },
  { name: 'survey-react-ui', entry: 'survey.jsx', engine: 'survey.jsx' },
  { name: 'bare input', entry: 'bare.jsx' },
];

async function bundle(entry, external) {
  const result = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: external ? 'esm' : 'iife',
    splitting: Boolean(external),
    metafile: true,
    target: 'es2022',
    external,
    // all libraries use the same React
    alias: external
      ? {}
      : { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    conditions: ['@tramita/source', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const textOf = (ending) =>
    firstFiles(result)
      .filter((file) => file.path.endsWith(ending))
      .map((file) => file.text)
      .join('');
  return { js: textOf('.js'), css: textOf('.css') };
}

/** Returns the files that a page loads before anything is opened: the entry and its static imports. */
function firstFiles({ metafile, outputFiles }) {
  const { outputs } = metafile;
  const wanted = new Set();
  const take = (path) => {
    if (wanted.has(path)) return;
    wanted.add(path);
    if (outputs[path].cssBundle) take(outputs[path].cssBundle);
    for (const { path: next, kind, external } of outputs[path].imports)
      if (kind === 'import-statement' && !external) take(next);
  };
  for (const [path, output] of Object.entries(outputs)) if (output.entryPoint && path.endsWith('.js')) take(path);
  return outputFiles.filter(({ path }) => [...wanted].some((one) => path.endsWith(one)));
}

const react = ['react', 'react-dom', 'react/*', 'react-dom/*'];
const weight = (text) => gzipSync(text, { level: 9 }).length / 1000;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];

async function openPage(browser, { js, css }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error));
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>${css}</style></head><body><div id="root"></div></body></html>`;
  await page.route('http://bench.test/**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://bench.test/');
  for (const script of ['../paint.mjs', 'page.mjs']) await page.addScriptTag({ path: join(here, script) });
  await page.addScriptTag({ content: js });
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

async function timeKey(page, key) {
  await page.evaluate(() => window.measure.armKey());
  await page.keyboard.press(key);
  return page.evaluate(() => window.measure.result);
}

const focus = (page, name) => page.evaluate((field) => window.bench.input(field).focus(), name);
const isShown = (page, name) =>
  page.evaluate((field) => {
    try {
      return Boolean(window.bench.input(field)?.checkVisibility());
    } catch {
      return false;
    }
  }, name);

/** Rounds of all libraries; the best round of each figure counts, because other work on the machine comes and goes. */
const rounds = Number(process.env.ROUNDS ?? 4);
const mounts = 3;
const warmKeys = 12;
const keys = 60;
const hubRounds = 12;

/** Measures one library in one round. */
async function measureRound(browser, { name, code }) {
  const times = { mount: [], mountCpu: [], key: [], keyCpu: [], hub: [], hubCpu: [], validate: [] };
  for (let count = 1; count <= mounts; count += 1) {
    const { page, problems } = await openPage(browser, code);
    const cpu = await cpuClock(page);
    const before = await cpu();
    times.mount.push(await page.evaluate(() => window.measure.mount()));
    times.mountCpu.push((await cpu()) - before);
    if (count === mounts) await measureTyping(page, times, cpu, name !== 'bare input');
    if (problems.length > 0) throw problems[0];
    await page.close();
  }
  return times;
}

/** Returns the smallest value of the rounds; null if no round has one. */
function calmest(all, pick) {
  const answers = all.map(pick).filter(Number.isFinite);
  return answers.length > 0 ? Math.min(...answers) : null;
}

function rowOf({ name, weight: size }, all) {
  const median50 = (what) => calmest(all, (times) => median(times[what]));
  const best = all.toSorted((left, right) => median(left.key) - median(right.key))[0];
  return {
    library: name,
    mount: median50('mount'),
    mountCpu: median50('mountCpu'),
    key: median50('key'),
    keyCpu: median50('keyCpu'),
    keyP95: percentile(best.key, 0.95),
    hub: median50('hub'),
    hubCpu: median50('hubCpu'),
    validate: median50('validate'),
    weight: size,
  };
}

async function measureTyping(page, times, cpu, isForm) {
  await focus(page, keyField);
  for (let count = 0; count < warmKeys; count += 1) await timeKey(page, 'a');
  const before = await cpu();
  for (let count = 0; count < keys; count += 1) times.key.push(await timeKey(page, 'a'));
  times.keyCpu.push(((await cpu()) - before) / keys);
  if (!isForm) return;
  await focus(page, hubField);
  await page.keyboard.type('o');
  for (let round = 0; round < hubRounds; round += 1) {
    for (const [key, shown] of [
      ['n', true],
      ['Backspace', false],
    ]) {
      const started = await cpu();
      const time = await timeKey(page, key);
      const spent = (await cpu()) - started;
      if ((await isShown(page, dependent)) !== shown) throw new Error(`The hub's ${key} changed nothing`);
      if (round <= 1) continue;
      times.hub.push(time);
      times.hubCpu.push(spent);
    }
  }
  for (let round = 0; round < 9; round += 1) {
    times.validate.push(await page.evaluate(() => window.measure.validate()));
  }
}

/**
 * Measures all libraries, or one of them. Returns a table row for each; times in ms, sizes in kB compressed without
 * React.
 */
export async function measureForms(only) {
  const browser = await chromium.launch({
    ...chromiumLaunch,
    // without a frame rate limit, a frame is painted at once and times do not depend on the screen
    args: [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    const wanted = contestants.filter(({ name }) => !only || name === only || name === 'bare input');
    const built = [];
    for (const contestant of wanted) {
      const engine = contestant.engine && (await bundle(contestant.engine, react));
      built.push({ ...contestant, code: await bundle(contestant.entry), weight: engine ? weight(engine.js) : null });
    }
    const times = built.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, contestant] of built.entries()) times[index].push(await measureRound(browser, contestant));
    }
    return { rows: built.map((contestant, index) => rowOf(contestant, times[index])), chromium: browser.version() };
  } finally {
    await browser.close();
  }
}
