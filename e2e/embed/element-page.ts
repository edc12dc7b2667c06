import type { Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { test as base } from '../support/test.ts';
import { serveElements } from './serve-elements.ts';

interface Opened {
  readonly page: Page;
  readonly portal: Portal;
  /** Events of the elements so far, as `name detail`. */
  readonly events: () => Promise<string[]>;
}

/** The page's own script: notes events of elements and violations of the page's security policy. */
const noting = `
  window.noted = [];
  const names = ['navigate', 'open-task', 'sent', 'rated', 'close', 'changed', 'unread', 'error'];
  for (const name of names) addEventListener('tramita-' + name, (event) => noted.push(name + ' ' + JSON.stringify(event.detail)));
  document.addEventListener('securitypolicyviolation', (event) => noted.push('violation ' + event.violatedDirective + ' ' + event.blockedURI));
`;

export const test = base.extend<{
  /** Opens a page with elements for a user; `earlyScript` runs before the script of the elements, `script` after it. */
  readonly openPage: (userName: string, body: string, script?: string, earlyScript?: string) => Promise<Opened>;
}>({
  openPage: async ({ openWindow, server }, use) => {
    const closing: (() => Promise<unknown>)[] = [];
    await use(async (userName, body, script = '', earlyScript = '') => {
      const page = await openWindow();
      const token = await server.tokenFor(userName);
      const served = await serveElements({
        body,
        script: noting + script,
        earlyScript,
        api: server.origin,
        token,
      });
      // a page that is still loading would log errors when its server ends
      closing.push(() => page.close().then(served.close));
      await page.goto(served.address);
      const events = () => page.evaluate(() => Reflect.get(window, 'noted') as string[]);
      return { page, portal: new Portal(page), events };
    });
    for (const close of closing) await close();
  },
});

/** The violations of the page's policy and the errors among its events. */
export const violations = (events: readonly string[]) => events.filter((event) => /^(violation|error)/.test(event));
