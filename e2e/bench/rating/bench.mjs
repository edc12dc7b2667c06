// Measures how long a page with a rating needs until the answers can be pressed, in Chromium; run.mjs runs this.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundlePage, root } from '../kit/bundle.mjs';
import { calmRounds } from '../kit/calibrate.mjs';
import { cpuClock, median, openPage, servePages, startBrowser } from '../kit/open-page.mjs';

const here = import.meta.dirname;
const rounds = Number(process.env.ROUNDS ?? 15);
const uuid = '0d3b1c9a-6a1f-4a58-9b58-8f0b4b8a2c11';

/** The published element as a page without a bundler uses it. */
function elementPage() {
  const text = readFileSync(join(root, 'packages/widgets/dist/elements/nps-form.js'), 'utf8');
  const zipped = gzipSync(text, { level: 9 });
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="./nps-form.js"></script></head><body><tramita-nps-form uuid="${uuid}" theme="light" token-url="/v1/token"></tramita-nps-form></body></html>`;
  return { html, files: new Map([['nps-form.js', { zipped, size: zipped.length / 1000, isReact: false }]]) };
}

/** A bundled page whose weight includes React, because the element includes its view library too. */
async function whole(name) {
  const bundle = await bundlePage(join(here, `${name}.jsx`));
  for (const file of bundle.files.values()) file.isReact = false;
  return bundle;
}

const pages = new Map([
  ['tramita', elementPage()],
  ['formbricks', await whole('formbricks')],
  ['bare', await whole('bare')],
]);
const names = { tramita: 'tramita-nps-form', formbricks: 'Formbricks, survey in the page', bare: 'bare React' };

const { origin, close } = await servePages(pages, (_method, path) =>
  path === '/v1/token'
    ? { token: 'token' }
    : { uuid, processInstanceId: 48209, processTitle: 'Reembolso de despesas', hasNps: true, mayRate: true },
);
const browser = await startBrowser();

async function measure(name) {
  const scripts = [join(here, 'page.mjs')];
  const opened = await openPage(browser, origin, name, pages.get(name), { scripts, beforeLoad: cpuClock });
  const { page } = opened;
  const interactive = await page.evaluate(() => window.interactive);
  const cpu = await opened.started();
  const script = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js')).responseEnd,
  );
  const figures = { interactive, mount: interactive - script, cpu, weight: opened.weight() };
  await opened.close();
  return figures;
}

// the first pages warm up the browser
for (const name of pages.keys()) await measure(name);
const { results, calibration } = await calmRounds(rounds, async () => {
  const round = {};
  for (const name of pages.keys()) round[name] = await measure(name);
  return round;
});
await browser.close();
close();

console.log(`milliseconds, medians of ${rounds} interleaved rounds; ${calibration}; Chromium ${browser.version()}`);
console.log('interactive: from the navigation until the answers are painted; after the script: without its download;');
console.log('kB: everything that the page fetched, gzipped, with the view library\n');
console.log(`${''.padEnd(34)}interactive  after the script     CPU      kB`);
const of = (name, what) => median(results.map((round) => round[name][what]));
for (const name of pages.keys())
  console.log(
    `${names[name].padEnd(34)}${of(name, 'interactive').toFixed(0).padStart(11)}${of(name, 'mount').toFixed(0).padStart(18)}${of(name, 'cpu').toFixed(0).padStart(8)}${of(name, 'weight').toFixed(1).padStart(8)}`,
  );
for (const [what, figure, aim] of [
  ['interactive', of('tramita', 'interactive'), 120],
  ['kB', of('tramita', 'weight'), 25],
])
  console.log(`${what}: ${figure.toFixed(1)}, at most ${aim}: ${figure <= aim ? 'reached' : 'missed'}`);
