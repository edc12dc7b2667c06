import { existsSync } from 'node:fs';

const named = process.env['CHROMIUM_PATH'];
const whole = named ?? '/usr/bin/chromium';
const headlessShell = '/usr/bin/chromium-headless-shell';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium where it is installed (override with CHROMIUM_PATH): for what is measured. */
export const chromiumLaunch = { executablePath: whole, args };

/** Its build without windows where that is installed, for Vitest and Playwright: the same pages for a third less work. */
export const headlessLaunch = { executablePath: !named && existsSync(headlessShell) ? headlessShell : whole, args };
