import { test as base, expect, type Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { breachesOfAxe } from './axe.ts';
import { watchConsole } from './console-watch.ts';
import { type RunningServer, withDemoServer } from './running-server.ts';

type ColorScheme = 'light' | 'dark';
type StoredSession = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

export interface WindowOptions {
  /** @default 'light' */
  readonly colorScheme?: ColorScheme;
  /** @default 1280 x 800 */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Cookies of a user who has signed in. */
  readonly storageState?: StoredSession;
}

export interface EnterOptions extends Omit<WindowOptions, 'storageState'> {
  /** Address to open first. @default '/services' */
  readonly at?: string;
  /** Whether to sign in separately, in a session that no other test uses; for tests that end it. @default false */
  readonly ownSession?: boolean;
}

interface Fixtures {
  /** Opens an empty page in a browser of its own. */
  readonly openWindow: (options?: WindowOptions) => Promise<Page>;
  /** Opens a browser for a user, signed in at the portal. */
  readonly enter: (userName: string, options?: EnterOptions) => Promise<Portal>;
  /** Allows console errors and warnings that match; any other one fails the test. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** Fails if the page violates an accessibility rule of axe that is not in `except`. */
  readonly expectAccessible: (page: Page, what: string, except?: string[]) => Promise<void>;
}

interface WorkerFixtures {
  /** Command-line flags of the worker's server. */
  readonly serverFlags: readonly string[];
  /** The server of all tests of a worker; the tests of other workers have their own. */
  readonly server: RunningServer;
  readonly sessions: Map<string, StoredSession>;
}

/** Checks the console of every page in each test. */
export const test = base.extend<Fixtures & { readonly complaints: ReturnType<typeof watchConsole> }, WorkerFixtures>({
  serverFlags: [[], { scope: 'worker', option: true }],
  server: [async ({ serverFlags }, use) => withDemoServer(serverFlags, use), { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ server }, use) => use(server.origin),
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context }, use) => {
      const watch = watchConsole();
      watch.add(context);
      await use(watch);
      expect(watch.unexpected(), 'errors and warnings of the console').toEqual([]);
    },
    { auto: true },
  ],
  expectComplaint: async ({ complaints }, use) => {
    await use((pattern) => complaints.expected.push(pattern));
  },
  openWindow: async ({ browser, baseURL, complaints, contextOptions, locale, timezoneId }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async ({ colorScheme = 'light', viewport = { width: 1280, height: 800 }, storageState } = {}) => {
      const look = { colorScheme, viewport, locale, timezoneId };
      const context = await browser.newContext({ ...contextOptions, baseURL, ...look, storageState });
      closing.push(async () => {
        // by the test itself
        if (context.isClosed()) return;
        // a call that a test answers itself may still be under way
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      });
      complaints.add(context);
      return context.newPage();
    });
    for (const close of closing) await close();
  },
  enter: async ({ openWindow, sessions }, use) => {
    await use(async (userName, { at = '/services', ownSession = false, ...look } = {}) => {
      const storageState = ownSession ? undefined : sessions.get(userName);
      const page = await openWindow({ ...look, ...(storageState && { storageState }) });
      await page.goto(at);
      if (!storageState) {
        await new SignInPage(page).choose(userName);
        const { cookies } = await page.context().storageState();
        if (!ownSession) sessions.set(userName, { cookies, origins: [] });
      }
      const portal = new Portal(page);
      await expect(portal.topBar).toBeVisible();
      return portal;
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
  expectAccessible: async ({}, use) => {
    await use(async (page, what, except = []) => {
      // the dark theme differs only in colours; all other rules are checked in the light theme
      const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      const found = await breachesOfAxe(
        page,
        isDark
          ? { runOnly: ['color-contrast'] }
          : { rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) },
      );
      expect(found, what).toEqual([]);
    });
  },
});

export { expect };
