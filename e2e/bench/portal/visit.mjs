import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../chromium.ts';

/** Slow 4G of the browser's developer tools: responses start after 562.5 ms and arrive at 1.44 Mbit/s. */
export const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};

/** Records paints and layout shifts of each document of a visit, which may have several. Runs in the page. */
function watch() {
  const note = (entry) => window.benchNote(entry);
  const observe = (type, read) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(read(entry));
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => ({ what: name, at: performance.timeOrigin + startTime }));
  observe('layout-shift', ({ value, sources }) => ({
    what: 'shift',
    value,
    of: sources.map(({ node }) => (node?.outerHTML ?? node?.parentElement?.outerHTML ?? '').slice(0, 120)).join(' | '),
  }));
}

export async function openBrowser(origin) {
  const browser = await chromium.launch(chromiumLaunch);
  return {
    close: () => browser.close(),
    /** Returns the session of a signed-in user, without any cached files. */
    async session(userName) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${origin}/updates`);
      await page.locator(`button[name="userName"][value="${userName}"]`).click();
      await page.getByRole('banner').waitFor();
      const { cookies } = await context.storageState();
      await context.close();
      return { cookies, origins: [] };
    },
    /** Opens a page; `visit.goto` resolves once `shown` is visible. Times in ms from the call. */
    async visit(storageState, viewport, network = null) {
      const context = await browser.newContext({ storageState, viewport, locale: 'pt-BR' });
      const page = await context.newPage();
      const seen = [];
      await page.exposeFunction('benchNote', (entry) => seen.push(entry));
      await page.addInitScript({ path: join(import.meta.dirname, '../paint.mjs') });
      await page.addInitScript(watch);
      if (network) {
        const devtools = await context.newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', network);
      }
      return {
        page,
        seen,
        close: () => context.close(),
        async goto(path, shown) {
          const from = Date.now();
          await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
          await shown(page).waitFor();
          const complete = Date.now() - from;
          // content that appears late may still move other content
          await page.waitForTimeout(3000);
          const paints = seen.filter(({ what }) => what === 'first-contentful-paint').map(({ at }) => at - from);
          const shifts = seen.filter(({ what }) => what === 'shift');
          return {
            first: Math.min(...paints),
            complete,
            shift: shifts.reduce((sum, { value }) => sum + value, 0),
            shifts,
          };
        },
      };
    },
  };
}
