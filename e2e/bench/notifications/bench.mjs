// Measures the time from a page's script start until a click on the bell shows ten notifications, in Chromium.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../chromium.ts';
import { answerOf } from './answers.mjs';

const here = import.meta.dirname;
const root = join(here, '../../..');
const rounds = 15;
const contestants = ['tramita', 'novu'];

async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [join(here, `${name}.jsx`)],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    target: 'es2022',
    // both use the same React and the published build of the widgets: run pnpm build first
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    conditions: ['browser'],
    nodePaths: [join(root, 'packages/host/node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: textOf('.js'), css: textOf('.css') };
}

/** Clicks the bell as soon as it is shown, and waits for the paint of the rows. Runs in the page. */
async function openBell() {
  const next = () => new Promise(requestAnimationFrame);
  while (!window.bench.bell()) await next();
  const seen = performance.now();
  window.bench.bell().click();
  while (window.bench.rows().length < 10) await next();
  const open = await window.painted();
  return { bell: seen - window.started, open: open - window.started };
}

async function measure(browser, { js, css }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>${css}</style></head><body><div id="root"></div></body></html>`;
  await page.route('**/*', (route) => {
    const answer = answerOf(route.request().method(), route.request().url());
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto('http://bench.test/');
  await page.addScriptTag({ path: join(here, '../paint.mjs') });
  await page.addScriptTag({
    content: `window.started = performance.now();${js};window.bench.mount(document.getElementById('root'));`,
  });
  const times = await page.evaluate(openBell);
  await context.close();
  return times;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

const browser = await chromium.launch(chromiumLaunch);
const bundles = await Promise.all(contestants.map(bundle));
const times = contestants.map(() => []);
for (let round = 0; round <= rounds; round += 1) {
  for (const [at, made] of bundles.entries()) {
    const time = await measure(browser, made);
    // the first round warms up the browser
    if (round > 0) times[at].push(time);
  }
}
await browser.close();

console.log('milliseconds, median of', rounds, '              bell     open   kB with React');
const opens = contestants.map((name, at) => {
  const [bell, open] = ['bell', 'open'].map((what) => median(times[at].map((time) => time[what])));
  const weight = gzipSync(bundles[at].js + bundles[at].css, { level: 9 }).length / 1000;
  console.log(
    `${name.padEnd(38)} ${bell.toFixed(1).padStart(8)} ${open.toFixed(1).padStart(8)} ${weight.toFixed(0).padStart(15)}`,
  );
  return open;
});
const share = opens[0] / opens[1];
console.log(`tramita, relative to novu: ${share.toFixed(2)}, at most 0.50: ${share <= 0.5 ? 'reached' : 'missed'}`);
