import { existsSync } from 'node:fs';

const named = process.env['CHROMIUM_PATH'];
const whole = '/usr/bin/chromium';
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Uses the first installed path; CHROMIUM_PATH takes precedence over both. */
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

/** Debian's full Chromium, for measurements. */
export const chromiumLaunch = launch(whole, headlessShell);

// a page of a test ends before the slowest compilers of JavaScript and WebAssembly save as much time as they take
const quickCompilers = '--js-flags=--no-turbofan --no-wasm-tier-up';
const headless = launch(headlessShell, whole);

/** The headless build, for Vitest and Playwright: renders the same pages with a third less work. */
export const headlessLaunch = { ...headless, args: [...headless.args, quickCompilers] };
