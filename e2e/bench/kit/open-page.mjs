// Serves bundled pages over HTTP and opens them in Chromium, with the clocks that the benches of widgets share.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../chromium.ts';

const types = { js: 'text/javascript', css: 'text/css' };

/**
 * Starts a server for pages on a free port. `answer` returns the body of a call to `/v1/`, which is sent as JSON.
 */
export async function servePages(pages, answer = () => ({})) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/v1/')) {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(answer(request.method, pathname)));
    }
    const [, page, file] = pathname.split('/');
    const bundle = pages.get(page);
    if (!bundle) return response.writeHead(404).end();
    if (!file) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(bundle.html ?? htmlOf(bundle));
    }
    const found = bundle.files.get(file);
    if (!found) return response.writeHead(404).end();
    response.setHeader('content-type', `${types[file.split('.').at(-1)]}; charset=utf-8`);
    response.setHeader('content-encoding', 'gzip');
    return response.end(found.zipped);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const htmlOf = ({ css, entry }) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>html,body,#root{margin:0;height:100%}</style>${css ? `<link rel="stylesheet" href="./${css}">` : ''}</head><body><div id="root"></div><script type="module" src="./${entry}"></script></body></html>`;

/** Starts Chromium; without a limit of frames, a frame is painted at once and times do not depend on the screen. */
export const startBrowser = () =>
  chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });

/** Opens a page in a context without a cache. `weight()` returns the kB that it has fetched, React apart. */
export async function openPage(
  browser,
  origin,
  name,
  bundle,
  { width = 1280, height = 900, scripts = [], beforeLoad } = {},
) {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const problems = [];
  const fetched = new Set();
  page.on('pageerror', (error) => problems.push(error));
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname.split('/').at(-1)));
  for (const path of [join(import.meta.dirname, '../paint.mjs'), ...scripts]) await context.addInitScript({ path });
  const started = await beforeLoad?.(page);
  await page.goto(`${origin}/${name}/`);
  return {
    page,
    /** What `beforeLoad` returned. */
    started,
    weight: () =>
      [...fetched].reduce((sum, file) => {
        const found = bundle.files.get(file);
        return sum + (found && !found.isReact ? found.size : 0);
      }, 0),
    async close() {
      await context.close();
      if (problems[0]) throw problems[0];
    },
  };
}

/** Returns a function for the CPU time of the page's main thread in ms, which other work on the machine affects less. */
export async function cpuClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
  };
}

export const median = (values) => percentile(values, 0.5);
export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)];
