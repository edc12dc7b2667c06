import { existsSync } from 'node:fs';

const named = process.env['CHROMIUM_PATH'];
const whole = '/usr/bin/chromium';
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The first that is installed; CHROMIUM_PATH comes before all. */
const launch = (...paths: [string, string]) => ({
  executablePath: named ?? paths.find((path) => existsSync(path)) ?? paths[0],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Debian's Chromium, for what is measured. */
export const chromiumLaunch = launch(whole, headlessShell);

/** Its build without windows, for Vitest and Playwright: the same pages for a third less work. */
export const headlessLaunch = launch(headlessShell, whole);
